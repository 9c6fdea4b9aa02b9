import Papa from 'papaparse';
import { saveFile } from '@/shared/ui/saveFile.ts';
import { FORMULA } from './csv/formulas.ts';

/** Rows are fetched in pieces of this size. */
const PIECE = 500;

export type CsvColumn<Row> = { heading: string; value: (row: Row) => string | number | null };

type CsvExport<Row> = {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The rows from `offset` on, at most `limit`, and how many match in all. */
  load: (
    offset: number,
    limit: number,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; total: number }>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** Rows as CSV (RFC 4180) for Excel: marked as UTF-8, with cells guarded against being read as formulas. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const text = Papa.unparse(
    {
      fields: columns.map(({ heading }) => heading),
      data: rows.map((row) => columns.map(({ value }) => value(row))),
    },
    { escapeFormulae: FORMULA },
  );
  return `\ufeff${text}\r\n`;
}

/**
 * Saves all matching rows as a file, not only those on the screen.
 * @returns the number of rows; null where `saveFile` could not save them.
 * @throws if a page fails to load, or `signal` aborts.
 */
export async function exportCsv<Row>({
  name,
  columns,
  load,
  onProgress,
  signal,
}: CsvExport<Row>): Promise<number | null> {
  const rows: Row[] = [];
  for (let total = 1; rows.length < total;) {
    const piece = await load(rows.length, PIECE, signal);
    signal.throwIfAborted();
    rows.push(...piece.rows);
    total = piece.rows.length === 0 ? rows.length : piece.total;
    onProgress(rows.length, total);
  }
  return (await saveCsv(name, csvOf(columns, rows))) && rows.length;
}

/** Saves a text as a file, as `saveFile` does. @param name without its ending. */
export async function saveCsv(name: string, text: string) {
  return saveFile(new Blob([text], { type: 'text/csv' }), `${name}.csv`);
}
