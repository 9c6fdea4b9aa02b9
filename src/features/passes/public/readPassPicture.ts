import { passText } from '@/content/en/passes.ts';
import { linkTarget } from '@/features/passes/data/order.ts';
import { readPicture } from '@/shared/qrReader/readPicture.ts';

const { other, none } = passText.picture;

/** The address that the QR in a picture names, or why there is none. @throws if the picture cannot be read. */
export async function readPassPicture(file: File): Promise<{ place: string } | { fault: string }> {
  const found = await readPicture(file);
  const place = found.map(linkTarget).find((target) => target !== undefined);
  if (place !== undefined) return { place };
  return { fault: found.length > 0 ? other : none };
}
