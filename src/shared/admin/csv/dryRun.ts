import { adminCsv } from '@/content/en/adminCsv.ts';
import { type CsvColumn, csvOf } from '@/shared/admin/exportCsv.ts';
import type { CsvLine, CsvSheet } from './readCsv.ts';

/** Effect of importing a row. */
export type DryRow<Write> = {
  /** As the spreadsheet counts. */
  number: number;
  name: string;
  state: 'new' | 'changed' | 'unchanged' | 'faulty';
  /** Faults or changes, a sentence each. */
  details: readonly string[];
  /** The change to write; null if there is none. */
  write: Write | null;
};

export type DryRun<Write> = { sheet: CsvSheet<string>; rows: readonly DryRow<Write>[] };

/** The cells of a row, by field. */
export type Cells<Field extends string> = Partial<Record<Field, string>>;

export const faultyRow = (number: number, name: string, details: readonly string[]) =>
  ({ number, name, state: 'faulty', details, write: null }) as const;

/** Time, ms, for which rows are judged before the main thread is released. */
const SLICE_MS = 12;

/**
 * Effect of importing a sheet, row by row; writes nothing. Yields to the page in between, so that it stays responsive.
 * @param judge returns the effect of a row, which has as many cells as there are headings.
 */
export async function dryRunOf<Field extends string, Write>(
  sheet: CsvSheet<Field>,
  nameField: Field,
  judge: (texts: Cells<Field>, number: number) => DryRow<Write>,
): Promise<DryRun<Write>> {
  const rows: DryRow<Write>[] = [];
  let since = performance.now();
  for (const line of sheet.lines) {
    if (performance.now() - since > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    rows.push(judgeLine(line, sheet, nameField, judge));
  }
  return { sheet, rows };
}

function judgeLine<Field extends string, Write>(
  { number, cells, isBroken }: CsvLine,
  { headings, fields }: CsvSheet<Field>,
  nameField: Field,
  judge: (texts: Cells<Field>, number: number) => DryRow<Write>,
): DryRow<Write> {
  const texts: Cells<Field> = {};
  fields.forEach((field, at) => {
    if (field) texts[field] = cells[at] ?? '';
  });
  const faulty = (message: string) =>
    faultyRow(number, texts[nameField] ?? '', [adminCsv.fault(adminCsv.wholeRow, message)]);
  if (isBroken) return faulty(adminCsv.brokenRow);
  if (cells.length !== headings.length)
    return faulty(adminCsv.cells(cells.length, headings.length));
  // Hindi that was saved in an encoding of Latin letters is question marks.
  if (cells.some((cell) => /\?{3}/.test(cell) && !/\p{L}/u.test(cell)))
    return faulty(adminCsv.lostLetters);
  return judge(texts, number);
}

/** The faulty rows as a file, each with its reason in the first column, to be corrected and imported. */
export function faultyFile({ sheet, rows }: DryRun<unknown>): string {
  const reasons = new Map(
    rows.filter(({ state }) => state === 'faulty').map(({ number, details }) => [number, details]),
  );
  const lines = sheet.lines.filter(({ number }) => reasons.has(number));
  const old = sheet.headings.findIndex((heading) => heading === adminCsv.reason);
  const width = Math.max(sheet.headings.length, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at): CsvColumn<CsvLine> => ({
    heading: sheet.headings[at] ?? '',
    value: ({ cells }) => cells[at] ?? '',
  })).filter((_column, at) => at !== old);
  const reason: CsvColumn<CsvLine> = {
    heading: adminCsv.reason,
    value: ({ number }) => reasons.get(number)?.join('\n') ?? '',
  };
  return csvOf([reason, ...columns], lines);
}
