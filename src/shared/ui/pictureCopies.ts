/**
 * Uploaded pictures with a copy in the site, in the sizes and formats of our own. Set once per page before rendering:
 * by the build, and in the browser from the snapshot. Later uploads are loaded from the storage.
 */
let copied: ReadonlySet<string> = new Set();

/** Snapshot key of the list. */
export const COPIES_KEY = 'pictures';

/** Ids are cut to half, which is unique within one site: every page carries the list. */
const SHORT = 8;

/** URL of an uploaded picture's widest file: id (a content hash) and width. */
const UPLOADED =
  /^(?:https?:\/\/[\w.:-]+)?\/storage\/v1\/object\/public\/media\/[a-z0-9-]+\/([0-9a-f-]{36})-(\d+)\.(?:webp|jpg)$/;

/** Whether a picture was uploaded. */
export const isUploaded = (src: string): boolean => UPLOADED.test(src);

/** The list for a snapshot. @param ids ids of the uploaded pictures. */
export const copiesList = (ids: readonly string[]): string[] => ids.map((id) => id.slice(0, SHORT));

/** Sets the list. @param list value of `COPIES_KEY` in the snapshot. */
export function setCopies(list: unknown): void {
  copied = new Set(Array.isArray(list) ? list.map(String) : []);
}

/** Address of a picture's copy in the site; any other address unchanged. */
export function ownAddress(src: string): string {
  const [, id = '', width = ''] = UPLOADED.exec(src) ?? [];
  return copied.has(id.slice(0, SHORT)) ? `/pictures/${id}-${width}.webp` : src;
}
