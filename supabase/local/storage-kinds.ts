import { adminPictures } from '../../src/content/en/adminPictures.ts';
import { pictureProblem } from '../../src/shared/admin/pictures/pictureKind.ts';

/** Signatures of the picture types that the bucket accepts. */
const BEGINS: ReadonlyMap<string, RegExp> = new Map([
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
]);

/**
 * The fault of a file that is not a picture of its declared type, as a user-facing message; undefined if it is one.
 * Hosted storage trusts the declared type: there the upload form checks the bytes, and the build skips invalid pictures
 * (`openPicture` of scripts/web/encodePicture.ts).
 */
export async function pictureFault(
  data: Buffer<ArrayBuffer>,
  type: string,
): Promise<string | undefined> {
  const begins = BEGINS.get(type);
  if (!begins || begins.test(data.subarray(0, 16).toString('latin1'))) return undefined;
  return adminPictures.problems[(await pictureProblem(new Blob([data]))) ?? 'unreadable'];
}
