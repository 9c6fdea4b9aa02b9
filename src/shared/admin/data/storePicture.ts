import type { PreparedPicture } from '@/shared/admin/pictures/preparePicture.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError } from '@/shared/supabase/errors.ts';

/** The columns of every table of pictures. `image_url` is the widest file; `uploadedSrcSet` derives the others. */
export type StoredPicture = {
  image_url: string;
  width: number;
  height: number;
  thumbhash: string | null;
};

/** A year, in seconds: a file never changes under its name. */
const CACHE_SECONDS = '31536000';

/**
 * Sends a prepared picture's files to the bucket `media`. The same picture twice costs one file.
 * @param folder named after the table: a-z, 0-9 and -.
 * @param onSent called after each file with the part that has been sent, 0 to 1.
 * @throws DataError of the storage.
 */
export async function storePicture(
  folder: string,
  picture: PreparedPicture,
  onSent: (part: number) => void,
): Promise<StoredPicture> {
  const bucket = getSupabase().storage.from('media');
  const total = picture.files.reduce((sum, { blob }) => sum + blob.size, 0);
  let sent = 0;
  let name = '';
  for (const { width, blob } of picture.files) {
    name = `${folder}/${picture.id}-${width}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
    // Overwrites an existing file: unreferenced ones are deleted a day after their last upload.
    const options = { contentType: blob.type, cacheControl: CACHE_SECONDS, upsert: true };
    const { error } = await bucket.upload(name, blob, options);
    const status = Number(Object(error)['statusCode'] ?? Object(error)['status'] ?? 0);
    if (error) throw new DataError({ code: error.name, message: error.message }, status);
    sent += blob.size;
    onSent(sent / total);
  }
  const { publicUrl } = bucket.getPublicUrl(name).data;
  return {
    // If site and backend share an origin, a relative address survives a change of it.
    image_url: publicUrl.startsWith(`${location.origin}/`)
      ? (parseUrl(publicUrl)?.pathname ?? publicUrl)
      : publicUrl,
    width: picture.width,
    height: picture.height,
    thumbhash: picture.thumbhash || null,
  };
}
