import type { Page } from '@playwright/test';
import { answers500, calls, failAlways, failureComplaints, failures, lineDown } from './failing.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The rows of the error catalogue (specification section 8) on an album's pictures, one call failing at a time. */

const MANDAP = 'A Marigold Mandap by the Ganga';
const HELP = 'Try refreshing the page or contact support if the issue persists.';

test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

/** Opens an album's modal in the gallery. */
async function openAlbum(page: Page, title: string) {
  const card = page.getByRole('link', { name: `Look at ${title}`, exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  return page.getByRole('dialog', { name: title });
}

test.describe('the album modal', () => {
  for (const [how, fail] of failures) {
    test(`a visitor reads why no pictures come when ${how}, and asks again`, async ({ page }) => {
      await failAlways(page, calls.album, fail);
      await page.goto('/gallery');
      await hydrated(page);
      const modal = await openAlbum(page, MANDAP);
      const reason =
        fail === answers500
          ? 'Failed to load album images. Database error: permission denied'
          : 'Failed to load album images. TypeError: Failed to fetch';
      await expect(modal.getByText(reason, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(modal.getByRole('alert')).toHaveText(`${reason}${HELP}`);
      await page.unroute(calls.album);
      await modal.getByRole('button', { name: 'Try again' }).click();
      await expect(modal.getByRole('status')).toHaveText(/^1 \//);
      await expect(modal.getByRole('alert')).toHaveCount(0);
    });
  }

  const elsewhere: [link: string, text: string][] = [
    ['/gallery?album=gallery.', 'Invalid album ID'],
    [
      '/gallery?album=gallery.d0000000-0000-4000-8000-0000000001ff',
      'Could not find album ID to fetch images',
    ],
  ];
  for (const [link, text] of elsewhere) {
    test(`a visitor with a wrong link reads "${text}"`, async ({ page }) => {
      await page.goto(link);
      const modal = page.getByRole('dialog', { name: 'Album' });
      await expect(modal.getByRole('alert')).toHaveText(`${text}${HELP}`);
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(modal).toHaveCount(0);
      await expect(page).toHaveURL('/gallery');
    });
  }

  const album = {
    id: 'd0000000-0000-4000-8000-000000000101',
    title: MANDAP,
    description: null,
    category: 'Wedding Services',
    event_date: null,
    is_demo: true,
  };
  const image = { id: 'd0000000-0000-4000-8000-0000000201ff', alt: '', width: 1600, height: 1000 };
  const wrong: [text: string, images: object[]][] = [
    ['No images found for this album. Please add some images or try another album.', []],
    ["The images in this album don't have proper URLs", [{ ...image, image_url: '' }]],
    [
      "The images in this album don't have proper URLs",
      [{ ...image, id: null, image_url: '/pictures/haldi.jpg' }],
    ],
  ];
  for (const [index, [text, images]] of wrong.entries()) {
    test(`a visitor of an album without proper pictures reads so (${index + 1})`, async ({
      page,
    }) => {
      await page.route(calls.album, async (route) =>
        route.fulfill({ json: [{ ...album, portfolio_images: images }] }),
      );
      await page.goto('/gallery');
      await hydrated(page);
      const modal = await openAlbum(page, MANDAP);
      await expect(modal.getByRole('alert')).toHaveText(`${text}${HELP}`);
    });
  }

  test('a visitor sees that the pictures are on their way', async ({ page }) => {
    await page.route(calls.album, () => {});
    await page.goto('/gallery');
    await hydrated(page);
    const modal = await openAlbum(page, MANDAP);
    await expect(modal.getByRole('status')).toHaveText('Loading album images...');
  });

  test('a visitor of an album that is new and still empty reads so, and no error', async ({
    page,
    stack,
  }) => {
    await stack.sql`insert into public.albums (slug, title, category)
      values ('still-empty', 'Still Empty', 'Wedding Services')`;
    try {
      await page.goto('/gallery');
      await hydrated(page);
      const modal = await openAlbum(page, 'Still Empty');
      await expect(modal.getByRole('status')).toHaveText('No images found for this album.');
      await expect(modal.getByText(HELP)).toHaveCount(0);
    } finally {
      await stack.sql`delete from public.albums where slug = 'still-empty'`;
    }
  });
});

test.describe('an album’s own page', () => {
  for (const [how, fail] of failures) {
    test(`stays as it was built when ${how}`, async ({ page }) => {
      const failed = await failAlways(page, calls.album, fail);
      await page.goto('/portfolio/d0000000-0000-4000-8000-000000000101');
      await hydrated(page);
      await expect.poll(() => failed.count).toBeGreaterThanOrEqual(4);
      await expect(page.getByRole('heading', { level: 1, name: MANDAP })).toBeVisible();
      await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
    });
  }

  test('tells of a failure where the album is newer than the build', async ({ page, stack }) => {
    const [row] = await stack.sql`insert into public.albums (slug, title, category)
      values ('brand-new', 'Brand New', 'Wedding Services') returning id`;
    try {
      await failAlways(page, calls.album, answers500);
      await page.goto(`/portfolio/${String(row?.['id'])}`);
      await expect(
        page.getByText('Failed to load album images. Database error: permission denied'),
      ).toBeVisible();
      await expect(page.getByText(HELP)).toBeVisible();
    } finally {
      await stack.sql`delete from public.albums where slug = 'brand-new'`;
    }
  });
});

test('a visitor sees an arch with a lamp where a cover is broken', async ({ page }) => {
  await page.route('**/pictures/**', lineDown);
  await page.goto('/gallery');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: MANDAP });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('span[role="img"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
