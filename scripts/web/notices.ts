/** Invalid content of the database that a build left out or kept in its last version. */
export type Notice = {
  /** Where the owner finds it: a section's key, a page's path, or a row's name. */
  row: string;
  /** The field; '' for all of it. */
  field: string;
  /** Reason, as the end of a sentence. */
  reason: string;
};

/** Collects the notices of a build for the terminal and, by version.json, the Publish screen. */
export type Report = (notice: Notice) => void;

/** A notice as a line for the terminal. */
export const noticeLine = ({ row, field, reason }: Notice): string =>
  `${row}${field && ` (${field})`}: ${reason}.`;

/** Message of an error without the final full stop. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** Columns with the name of a row. */
const NAMES = ['title', 'name'];

/**
 * Finds row and field of a text in a page's data.
 * @returns undefined if not found.
 */
export function rowWith(data: unknown, text: string): Pick<Notice, 'row' | 'field'> | undefined {
  if (typeof data === 'string') return data.includes(text) ? { row: '', field: '' } : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const found = rowWith(value, text);
    if (!found) continue;
    if (found.row) return found;
    const way = Array.isArray(data) ? `${Number(key) + 1}` : key;
    const field = [way, found.field].filter(Boolean).join(' › ');
    const name = NAMES.map((one) => Reflect.get(data, one)).find(
      (one) => typeof one === 'string' && one !== '',
    );
    return { row: Array.isArray(data) || typeof name !== 'string' ? '' : name, field };
  }
  return undefined;
}
