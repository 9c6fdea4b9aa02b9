import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { adminPictures as words } from '../../../src/content/en/adminPictures.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/pictures/${name}`);
/** Red, green and blue of a picture's four quarters, 0 to 255. */
async function quarters(picture: Buffer): Promise<number[]> {
  const small = sharp(picture).rotate().removeAlpha().resize(2, 2, { fit: 'fill' });
  return Array.from(await small.raw().toBuffer());
}

test('pictures of phones, scanners and old programs are taken upright and without their place, or refused in plain words', async ({
  page,
  stack,
}) => {
  const album = randomUUID();
  await stack.sql`insert into public.albums (id, slug, title, category) values (${album}, 'kinds', 'Kinds', 'Wedding Services')`;
  const placed = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#0e6b62' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(placed).metadata()).exif).toBeDefined();
  const moving = await sharp(fixture('animated.gif'), { animated: true }).webp().toBuffer();
  await signInAsOwner(page, stack);
  await page.goto(`/admin/dashboard/portfolio?open=${album}`);
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByLabel('Choose pictures');
  const rows = async () => {
    const stored = await stack.sql<{ image_url: string; width: number; height: number }[]>`
      select image_url, width, height from public.portfolio_images where album_id = ${album}
      order by created_at desc`;
    return stored;
  };

  const taken = [
    ['windows-paint.bmp', fixture('windows-paint.bmp'), [2, 1]],
    ['turned-by-camera.jpg', fixture('turned-by-camera.jpg'), undefined],
    ['cmyk.jpg', fixture('cmyk.jpg'), [640, 480]],
    ['huge-12000px.png', fixture('huge-12000px.png'), [1600, 1600]],
    ['animated.gif', fixture('animated.gif'), [200, 150]],
    ['animated.webp', moving, [200, 150]],
    ['placed.jpg', placed, [300, 200]],
    // The bytes decide, not the name.
    ['really-a-jpeg.heic', await sharp(placed).negate().jpeg().toBuffer(), [300, 200]],
  ] as const;
  for (const [at, [name, buffer, size]] of taken.entries()) {
    await choose.setInputFiles({ name, mimeType: '', buffer });
    await expect.poll(async () => (await rows()).length, { message: name }).toBe(at + 1);
    const [row] = await rows();
    const whole = await sharp(buffer)
      .autoOrient()
      .metadata()
      .catch(() => undefined);
    const right = size ?? [whole?.autoOrient.width, whole?.autoOrient.height];
    expect([name, row?.width, row?.height]).toEqual([name, ...right]);
    const answer = await fetch(new URL(row?.image_url ?? '', stack.url));
    const stored = Buffer.from(await answer.arrayBuffer());
    const { format, exif, pages = 1 } = await sharp(stored).metadata();
    expect([name, format, exif, pages]).toEqual([name, 'webp', undefined, 1]);
    if (name !== 'turned-by-camera.jpg') continue;
    const upright = await quarters(buffer);
    const differences = (await quarters(stored)).map((value, channel) =>
      Math.abs(value - (upright[channel] ?? 0)),
    );
    expect(Math.max(...differences)).toBeLessThan(32);
  }
  await expect(dialog.getByText(words.still)).toHaveCount(2);

  const bomb = Buffer.from(fixture('huge-12000px.png'));
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  for (const [name, buffer, reason] of [
    ['scan.tiff', fixture('scan.tiff'), words.problems.tiff],
    ['scan.jpg', fixture('scan.tiff'), words.problems.tiff],
    ['bomb.png', bomb, words.problems.tooManyPixels],
    ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), words.problems.heic],
    ['list.png', Buffer.from('%PDF-1.7'), words.problems.notAPicture],
  ] as const) {
    const before = await dialog.getByText(reason).count();
    await choose.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByText(reason)).toHaveCount(before + 1);
  }
  expect(await rows()).toHaveLength(taken.length);
});
