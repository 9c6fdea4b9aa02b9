import { passText } from '@/content/en/passes.ts';
import { linkTarget } from '@/features/passes/data/order.ts';
import { readPicture } from '@/shared/qrReader/readPicture.ts';

const { other, none } = passText.picture;

/** What a picture shows: the address of what its QR names, or why there is none. @throws where it cannot be read. */
export async function lookInto(file: File): Promise<{ place: string } | { fault: string }> {
  const found = await readPicture(file);
  const place = found.map(linkTarget).find((one) => one !== undefined);
  if (place !== undefined) return { place };
  return { fault: found.length > 0 ? other : none };
}
