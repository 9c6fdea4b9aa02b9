import { afterEach, expect, it } from 'vitest';
import { copiesList, setCopies, ownAddress } from './pictureCopies.ts';
import { pictureSrcSet, uploadedSrcSet, uploadedWidths } from './pictureVariants.ts';

const start =
  'https://abc.supabase.co/storage/v1/object/public/media/albums/0a1b2c3d-0000-4000-8000-000000000001';

/** The srcset for phones. */
const cutsOf = (name: string) =>
  [480, 640, 720, 960].map((width) => `${name}-${width}.avif ${width}w`).join(', ');

afterEach(() => setCopies(undefined));

it("stores an uploaded picture in widths up to its original's", () => {
  expect(uploadedWidths(4000)).toEqual([480, 960, 1600]);
  expect(uploadedWidths(960)).toEqual([480, 960]);
  expect(uploadedWidths(300)).toEqual([300]);
});

it('offers the small file of an uploaded picture', () => {
  expect(uploadedSrcSet(`${start}-1200.webp`)).toBe(
    `${start}-480.webp 480w, ${start}-960.webp 960w, ${start}-1200.webp 1200w`,
  );
});

it('leaves any other address unchanged', () => {
  for (const src of ['/pictures/hall.jpg', `${start}.webp`, 'https://x.example/a-960.webp'])
    expect(uploadedSrcSet(src)).toBeUndefined();
});

it("uses the site's copy of an uploaded picture, in our sizes and formats", () => {
  const src = `${start}-1200.webp`;
  expect(ownAddress(src)).toBe(src);
  setCopies(JSON.parse(JSON.stringify(copiesList(['0a1b2c3d-0000-4000-8000-000000000001']))));
  const own = ownAddress(src);
  const copy = '/pictures/0a1b2c3d-0000-4000-8000-000000000001';
  expect(own).toBe(`${copy}-1200.webp`);
  expect(pictureSrcSet(own, 'avif')).toBe(
    [480, 640, 720, 960, 1200].map((width) => `${copy}-${width}.avif ${width}w`).join(', '),
  );
  expect(pictureSrcSet(own, 'webp')).toBe(
    [480, 960, 1200].map((width) => `${copy}-${width}.webp ${width}w`).join(', '),
  );
  expect(uploadedSrcSet(own)).toBeUndefined();
  expect(ownAddress(src.replace('0a1b2c3d', '9a1b2c3d'))).toContain('supabase.co');
});

it('keeps the focal point in the crop of an uploaded picture; ours have their own', () => {
  const copy = '/pictures/0a1b2c3d-0000-4000-8000-000000000001';
  expect(pictureSrcSet(`${copy}-1200.webp`, 'avif', [0.5, 0.125])).toBe(
    cutsOf(`${copy}-50-13-6x5`),
  );
  expect(pictureSrcSet('/pictures/haldi.jpg', 'avif', [0.5, 0.125])).toBe(
    cutsOf('/pictures/haldi-6x5'),
  );
  expect(pictureSrcSet('https://x.example/a.jpg', 'avif', [0.5, 0.5])).toBeUndefined();
});
