import type { Page } from '@playwright/test';
import { answers500, calls, failAlways, failureComplaints } from './failing.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * The rows of the error catalogue (specification section 8) on an album's pictures, on the real backend; each of the
 * texts is shown by `AlbumDialog.test.tsx`.
 */

const MANDAP = 'A Marigold Mandap by the Ganga';
const HELP = 'Try refreshing the page or contact support if the issue persists.';

test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

/** Opens an album's modal in the gallery. */
async function openAlbum(page: Page, title: string) {
  const card = page.getByRole('link', { name: `Open album: ${title}`, exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  return page.getByRole('dialog', { name: title });
}

test.describe('the album modal', () => {
  test('a visitor reads why no pictures come, and asks again', async ({ page }) => {
    await failAlways(page, calls.album, answers500);
    await page.goto('/gallery');
    await hydrated(page);
    const modal = await openAlbum(page, MANDAP);
    const reason = 'Failed to load album images. Database error: permission denied';
    await expect(modal.getByRole('alert')).toHaveText(`${reason}${HELP}`);
    await page.unroute(calls.album);
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(modal.getByRole('status')).toHaveText(/^1 \//);
    await expect(modal.getByRole('alert')).toHaveCount(0);
  });

  test('a visitor with a wrong link reads so', async ({ page }) => {
    await page.goto('/gallery?album=gallery.d0000000-0000-4000-8000-0000000001ff');
    const modal = page.getByRole('dialog', { name: 'Album' });
    const text = 'Could not find album ID to fetch images';
    await expect(modal.getByRole('alert')).toHaveText(`${text}${HELP}`);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
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
