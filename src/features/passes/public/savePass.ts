import { isInApp } from '@/shared/lib/inApp.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';
import { shortOf } from '@/shared/lib/passCode.ts';
import { passPicture } from './drawQr.ts';

/**
 * Saves a pass as a picture; in-app browsers, which save no files, share it, unless the visitor dismisses that.
 * @throws if neither is possible.
 */
export async function savePass(
  code: string,
  lines: readonly string[],
): Promise<'saved' | 'shared' | 'dismissed'> {
  const name = `pass-${shortOf(code)}.png`;
  const picture = await passPicture(code, lines);
  if (!isInApp()) {
    saveFile(picture, name);
    return 'saved';
  }
  try {
    await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}
