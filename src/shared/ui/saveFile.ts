import { filesText } from '@/content/en/files.ts';
import { isInApp } from '@/shared/lib/inApp.ts';
import { notify } from './notify.ts';

/** Delay before the blob URL is revoked: the browser may still be reading it, ms. */
const KEEP_MS = 60_000;

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/**
 * Saves a file that the page has made. In-app browsers drop downloads: there it is shared, and where that is not
 * possible either, a message says so.
 * @returns null if the visitor has ended the sharing, or was told.
 */
export async function saveFile(file: Blob, name: string): Promise<'saved' | 'shared' | null> {
  if (!isInApp()) {
    download(file, name);
    return 'saved';
  }
  try {
    await navigator.share({ files: [new File([file], name, { type: file.type })] });
    return 'shared';
  } catch (error) {
    const isEnded = error instanceof DOMException && error.name === 'AbortError';
    if (!isEnded) notify.error(filesText.inApp);
    return null;
  }
}

/** Prints the page; in-app browsers, where that does nothing, say so. */
export function printPage(): void {
  if (isInApp()) notify.error(filesText.inApp);
  else window.print();
}
