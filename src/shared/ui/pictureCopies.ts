/**
 * Uploaded pictures that the build has copied into the site, in the sizes and formats of our own. Told once a page, before
 * anything is drawn: by the build, and in the browser by the page's snapshot. What was uploaded since comes from the storage.
 */
let copied: ReadonlySet<string> = new Set();

/** Where a snapshot has the list. */
export const COPIES_KEY = 'pictures';

/** Half of an id tells apart all that one site can hold: every page carries the list. */
const SHORT = 8;

/** Address of an uploaded picture's widest file: its id, which is made of its content, and its width. */
const UPLOADED =
  /^(?:https?:\/\/[\w.:-]+)?\/storage\/v1\/object\/public\/media\/[a-z0-9-]+\/([0-9a-f-]{36})-(\d+)\.(?:webp|jpg)$/;

/** Whether somebody has uploaded it. */
export const isUploaded = (src: string): boolean => UPLOADED.test(src);

/** How a snapshot names the copies. @param ids of the uploaded pictures. */
export const copiesList = (ids: readonly string[]): string[] => ids.map((id) => id.slice(0, SHORT));

/** @param list as a snapshot has it, under `COPIES_KEY`. */
export function knowCopies(list: unknown): void {
  copied = new Set(Array.isArray(list) ? list.map(String) : []);
}

/** Where the site itself has a picture: the copy of an uploaded one, if there is one; any other address as it is. */
export function ownAddress(src: string): string {
  const [, id = '', width = ''] = UPLOADED.exec(src) ?? [];
  return copied.has(id.slice(0, SHORT)) ? `/pictures/${id}-${width}.webp` : src;
}
