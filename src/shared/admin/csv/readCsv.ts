import Papa from 'papaparse';
import { adminCsv } from '@/content/en/adminCsv.ts';
import { keysOf } from '@/shared/admin/typedObjects.ts';
import { cleanLine, folded } from '@/shared/lib/text.ts';
import { UnusableFileError } from './fileText.ts';
import { withoutGuard } from './formulas.ts';

const { refused } = adminCsv;

/** The most rows of a file; what a screen and its memory bear well. */
export const MOST_ROWS = 20_000;
/** Rows in which the headings are searched: a title or blank lines may precede them. */
const HEADING_ROWS = 10;
/** Longer cells are no headings. */
const LONGEST_HEADING = 200;
const DELIMITERS = [',', ';', '\t', '|'];

/** The columns that a table knows. */
export type CsvFields<Field extends string> = {
  /** Headings by field, in the order of the export. */
  labels: Readonly<Record<Field, string>>;
  /** Other usual headings. */
  also: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** Without these no row can be judged. */
  needed: readonly Field[];
};

/** A row as the spreadsheet counts it. */
export type CsvLine = {
  number: number;
  cells: readonly string[];
  /** It contains a misplaced quotation mark, so the cells may be split wrongly. */
  isBroken: boolean;
};

export type CsvSheet<Field extends string> = {
  headings: readonly string[];
  /** The field of each column; null for an unknown one. */
  fields: readonly (Field | null)[];
  lines: readonly CsvLine[];
  /** Columns that are ignored, and our fields without a column. */
  unknown: readonly string[];
  missing: readonly string[];
  /** Columns with another name for a field: their headings, and the field's label. */
  renamed: readonly (readonly [heading: string, label: string])[];
};

const isBlank = (cell: string) => cleanLine(cell) === '';

/**
 * A heading normalised for comparison: without case, punctuation, spaces, units in brackets and invisible characters.
 */
export function headingKey(heading: string): string {
  const plain = folded(heading.slice(0, LONGEST_HEADING)).replaceAll(/[^\p{L}\p{M}\p{N}()]+/gu, '');
  return plain.replaceAll(/\([^()]*\)/g, '') || plain.replaceAll(/[()]/g, '');
}

function knownHeadings<Field extends string>({ labels, also }: CsvFields<Field>) {
  const known = new Map<string, Field>();
  const fields = keysOf(labels);
  for (const field of fields)
    for (const name of also[field] ?? []) known.set(headingKey(name), field);
  // After the other names: a label is always its own field.
  for (const field of fields) known.set(headingKey(labels[field]), field);
  return known;
}

/** Most cells of a row that are read; no table has more, and to compare a million with the headings takes seconds. */
const MOST_CELLS = 1000;

function parsed(text: string, delimiter: string, preview?: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, ...(preview && { preview }) });
  return { data: data.map((cells) => cells.slice(0, MOST_CELLS)), errors };
}

/** Number of different known headings in a row. */
export const countHeadings = (cells: readonly string[], known: ReadonlyMap<string, unknown>) =>
  new Set(cells.flatMap((cell) => (cell === '' ? [] : (known.get(headingKey(cell)) ?? [])))).size;

/** The first of `rows` with the most headings that are known, and how many. */
function headingRow(rows: readonly (readonly string[])[], known: ReadonlyMap<string, unknown>) {
  const counts = rows.map((cells) => countHeadings(cells, known));
  const count = Math.max(0, ...counts);
  return { at: Math.max(0, counts.indexOf(count)), count };
}

/** Regularity of a delimiter: the number of cells in rows of the commonest width. */
function regularity(rows: readonly (readonly string[])[]): number {
  const cells = new Map<number, number>();
  for (const { length } of rows)
    if (length > 1) cells.set(length, (cells.get(length) ?? 0) + length);
  return Math.max(0, ...cells.values());
}

/**
 * The rows of a file with any delimiter: the one with which the most headings are known, else the one that splits the
 * rows most regularly.
 * @returns also the row with the headings, how many are known (in the first `within` rows), and the rows with misplaced
 * quotation marks.
 * @throws UnusableFileError if a quotation mark is never closed.
 */
export function rowsOf(file: string, known: ReadonlyMap<string, unknown>, within: number) {
  // Excel's own line for the delimiter: `sep=;`.
  const told = /^\ufeff?"?sep=([^\r\n])"?[^\r\n]*(?:\r\n?|\n)/i.exec(file);
  const text = told ? file.slice(told[0].length) : file;
  const delimiters = told?.[1] === undefined ? DELIMITERS : [told[1]];
  const [best] = delimiters
    .map((delimiter) => {
      const rows = parsed(text, delimiter, within).data;
      const { at, count } = headingRow(rows, known);
      return { delimiter, at, count, cells: count === 0 ? regularity(rows) : 0 };
    })
    .toSorted((one, other) => other.count - one.count || other.cells - one.cells);
  const { data, errors } = parsed(text, best?.delimiter ?? ',');
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new UnusableFileError(refused.broken((open.row ?? 0) + 1));
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return { data, broken, at: best?.at ?? 0, count: best?.count ?? 0 };
}

/** 'A', 'B', … 'AA', as spreadsheets call a column. */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/**
 * Reads a sheet with any delimiter, and headings in any of the first rows and in various spellings.
 * @throws UnusableFileError if none of its rows can be judged.
 */
export function readCsv<Field extends string>(
  file: string,
  table: CsvFields<Field>,
): CsvSheet<Field> {
  const known = knownHeadings(table);
  const { data, broken, at } = rowsOf(file, known, HEADING_ROWS);
  const heads = (data[at] ?? []).map((heading) => cleanLine(withoutGuard(heading)));
  const headings = heads.slice(0, heads.findLastIndex((heading) => heading !== '') + 1);
  const fields = headings.map((heading) => known.get(headingKey(heading)) ?? null);
  const twice = headings.find(
    (_heading, column) =>
      fields[column] !== null && fields.indexOf(fields[column] ?? null) < column,
  );
  if (twice !== undefined) throw new UnusableFileError(refused.twice(twice));
  const lacks = table.needed.filter((field) => !fields.includes(field));
  if (lacks.length > 0)
    throw new UnusableFileError(
      refused.headings(lacks.map((field) => table.labels[field]).join(', ')),
    );

  const lines = data
    .map((cells, row) => ({
      number: row + 1,
      // Empty columns at the right end are none.
      cells: cells
        .slice(0, Math.max(headings.length, cells.findLastIndex((cell) => !isBlank(cell)) + 1))
        .map(withoutGuard),
      isBroken: broken.has(row),
    }))
    .slice(at + 1)
    .filter(({ cells }) => !cells.every(isBlank));
  if (lines.length === 0) throw new UnusableFileError(refused.empty);
  if (lines.length > MOST_ROWS) throw new UnusableFileError(refused.tooMany(lines.length));

  const reason = headingKey(adminCsv.reason);
  const isUsed = (column: number) => lines.some(({ cells }) => !isBlank(cells[column] ?? ''));
  return {
    headings,
    fields,
    lines,
    unknown: headings.flatMap((heading, column) => {
      if (fields[column] !== null || headingKey(heading) === reason || !isUsed(column)) return [];
      return [heading || adminCsv.column(columnName(column))];
    }),
    missing: keysOf(table.labels)
      .filter((field) => !fields.includes(field))
      .map((field) => table.labels[field]),
    renamed: headings.flatMap((heading, column) => {
      const field = fields[column];
      if (!field || headingKey(heading) === headingKey(table.labels[field])) return [];
      return [[heading, table.labels[field]] as const];
    }),
  };
}
