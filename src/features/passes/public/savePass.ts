import { isInApp } from '@/shared/lib/inApp.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';
import { shortOf } from '@/shared/lib/passCode.ts';
import { passPicture } from './drawQr.ts';

/** Saves a pass as a picture; in-app browsers, which save no files, share it. @throws if neither is possible. */
export async function savePass(code: string, lines: readonly string[]): Promise<void> {
  const name = `pass-${shortOf(code)}.png`;
  const picture = await passPicture(code, lines);
  if (!isInApp()) {
    saveFile(picture, name);
    return;
  }
  await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] });
}
