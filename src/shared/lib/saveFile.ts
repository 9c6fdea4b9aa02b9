/** Delay before the blob URL is revoked: the browser may still be reading it, ms. */
const KEEP_MS = 60_000;

/** Downloads a file. In-app browsers do nothing. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
