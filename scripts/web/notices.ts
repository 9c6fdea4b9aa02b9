/** Something of the database that a build could not use and left out, or kept in its last state. */
export type Notice = {
  /** Where the owner finds it: a section's key, a page's address, or the name of the row. */
  row: string;
  /** What of it; '' for all of it. */
  field: string;
  /** Why, as the end of a sentence. */
  reason: string;
};

/** Takes the notices of a build; the publisher shows them in the terminal and, by version.json, on the Publish screen. */
export type Tell = (notice: Notice) => void;

/** A notice as a line for the terminal. */
export const noticeLine = ({ row, field, reason }: Notice): string =>
  `${row}${field && ` (${field})`}: ${reason}.`;

/** The reason that an error gives, without a full stop at its end. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** What a row is called by its owner. */
const NAMES = ['title', 'name'];

/**
 * The row and the field in which a text stands, within the data of a page.
 * @returns undefined where it is not in there.
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
