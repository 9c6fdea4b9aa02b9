import { saveFile } from '@/shared/ui/saveFile.ts';
import { shortOf } from '@/shared/lib/passCode.ts';
import { passPicture } from './drawQr.ts';

/** Saves a pass as a picture, as `saveFile` does. @throws if it cannot be made. */
export async function savePass(code: string, lines: readonly string[]) {
  return saveFile(await passPicture(code, lines), `pass-${shortOf(code)}.png`);
}
