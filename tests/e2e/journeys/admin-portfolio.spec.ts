import sharp from 'sharp';
import { faultsOnEveryScreen } from '../accessibility.ts';
import { expect, test, wholeHydrated } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

/** A photo as a phone writes it: rotated by EXIF, and with the place where it was taken. */
async function photo(colour: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('an owner makes an album on the phone, sends pictures, and visitors see them', async ({
  page,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/portfolio?open=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A Sangeet by the River');
  await expect(dialog.getByLabel('Short name')).toHaveValue('a-sangeet-by-the-river');
  await dialog.getByLabel('Category').fill('Wedding Services');
  await dialog.getByLabel('Visitors see it').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('heading', { name: 'A Sangeet by the River' })).toBeVisible();

  await dialog.getByLabel('Choose pictures').setInputFiles([
    { name: 'stage.jpg', mimeType: 'image/jpeg', buffer: await photo('#a31f3b', 2400, 1600) },
    { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await photo('#0e6b62', 1200, 900) },
    {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]);
  await expect(dialog.getByText('2 of 4 pictures sent, 2 not.')).toBeVisible();
  await expect(dialog.getByText('SVG files are not accepted.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('This file is empty.', { exact: false })).toBeVisible();
  const list = dialog.getByRole('list', { name: 'Pictures', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByLabel('Description').first().fill('The stage before the guests came');
  await list.getByLabel('Description').last().focus();
  expect(await faultsOnEveryScreen(page)).toEqual([]);

  const kept = await stack.sql<{ image_url: string; alt: string; width: number; height: number }[]>`
    select i.image_url, i.alt, i.width, i.height from public.portfolio_images i
    join public.albums a on a.id = i.album_id where a.slug = 'a-sangeet-by-the-river' order by i.display_order`;
  expect(kept).toMatchObject([
    { alt: 'The stage before the guests came', width: 1600, height: 2400 },
    { alt: '', width: 900, height: 1200 },
  ]);
  const file = await page.request.get(kept[0]?.image_url ?? '');
  const bytes = await file.body();
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 1600,
    height: 2400,
  });
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.includes('Phone')).toBe(false);

  await page.goto('/gallery');
  await wholeHydrated(page);
  const album = page.getByRole('main').getByText('A Sangeet by the River');
  await expect(album.first()).toBeVisible();
});
