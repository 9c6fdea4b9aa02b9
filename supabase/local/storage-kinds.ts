import { adminPictures } from '../../src/content/en/adminPictures.ts';
import { pictureProblem } from '../../src/shared/admin/pictures/pictureKind.ts';

/** How the files of each kind of picture begin that the bucket takes. */
const BEGINS: ReadonlyMap<string, RegExp> = new Map([
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
]);

/**
 * What is wrong with a file that is sent as a picture of some kind, in the words of the admin area; undefined where it is one.
 * Hosted storage believes the declared type: there the form that sends a picture looks at its bytes, and the build, which
 * leaves out what is none (`openPicture` of scripts/web/encodePicture.ts).
 */
export async function pictureFault(
  data: Buffer<ArrayBuffer>,
  type: string,
): Promise<string | undefined> {
  const begins = BEGINS.get(type);
  if (!begins || begins.test(data.subarray(0, 16).toString('latin1'))) return undefined;
  return adminPictures.problems[(await pictureProblem(new Blob([data]))) ?? 'unreadable'];
}
