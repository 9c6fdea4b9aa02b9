import {
  answers500,
  calls,
  connectionDown,
  failAlways,
  failureComplaints,
  NEWER_THAN_BUILD,
  watchLog,
} from '../failing.ts';
import { expect, hydrated, test } from '../fixtures.ts';

/**
 * Rows of the error catalogue (specification section 8) in a browser; docs/specification.md names the test of each row,
 * most of them screen tests next to their feature.
 */
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

const MANDAP = 'A Marigold Mandap by the Ganga';
const DANDIYA = 'Dandiya Night on the Lawn';
const DENIED = 'Failed to load album images. Database error: permission denied';
const HELP = 'Try refreshing the page or contact support if the issue persists.';

test('a visitor reads 13,000 visitors where no count is known and no announcement, while the database answers with an error; it is logged', async ({
  page,
}) => {
  await failAlways(page, calls.site, answers500);
  const log = watchLog(page);
  await page.goto(NEWER_THAN_BUILD);
  const counter = page.getByRole('banner').getByText(/visitors/);
  await expect(counter).toHaveText(/^13,000 /);
  await expect.poll(() => log.join()).toContain('The visitor count could not be fetched');
  await expect.poll(() => log.join()).toContain('The announcements could not be fetched');
  await expect(page.getByRole('complementary', { name: 'Announcements' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor keeps reading what the page was built with: the count, phones, the page itself, while the connection is down', async ({
  page,
}) => {
  const failed = await failAlways(page, calls.site, connectionDown);
  await page.goto('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const built = await heading.innerText();
  // The start script requests it once, then the app: the first try and its three repeats.
  await expect.poll(() => failed.count).toBe(1);
  await hydrated(page);
  await expect.poll(() => failed.count).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole('banner').getByText(/visitors/)).toHaveText(/^13,430 /);
  await expect(heading).toHaveText(built, { useInnerText: true });
  const ways = page.getByRole('region', { name: 'Contact' });
  await expect(ways.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByText('Contact info not available.')).toHaveCount(0);
});

test('the pictures of an album that cannot be read have a message, and load again', async ({
  page,
}) => {
  await failAlways(page, calls.album, answers500);
  await page.goto('/gallery');
  await hydrated(page);
  const opener = page.getByRole('link', { name: `Open album: ${MANDAP}`, exact: true });
  await opener.first().click();
  const dialog = page.getByRole('dialog', { name: MANDAP });
  await expect(dialog.getByRole('alert')).toHaveText(`${DENIED}${HELP}`);
  await page.unroute(calls.album);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^1 \// })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a like that is not counted is taken back, with a message at the top right', async ({
  page,
}) => {
  await failAlways(page, calls.like, answers500);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('article').filter({ hasText: DANDIYA }).scrollIntoViewIfNeeded();
  const like = page.getByRole('button', { name: `Like ${DANDIYA}` });
  const before = await like.innerText();
  await like.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to like event.');
  const message = page.getByRole('listitem').filter({ hasText: 'Failed to like event.' });
  const box = await message.boundingBox();
  expect(box?.x).toBeGreaterThan(1440 / 2);
  expect(box?.y).toBeLessThan(900 / 4);
  await expect(like).toHaveText(before, { useInnerText: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('an album that no longer exists, and a new one without pictures, have a message of their own', async ({
  page,
  stack,
}) => {
  await page.goto('/gallery?album=gallery.d0000000-0000-4000-8000-0000000001ff');
  const unknown = page.getByRole('dialog', { name: 'Album' });
  const text = 'Could not find album ID to fetch images';
  await expect(unknown.getByRole('alert')).toHaveText(`${text}${HELP}`);
  await unknown.getByRole('button', { name: 'Close' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');

  const [row] = await stack.sql`insert into public.albums (slug, title, category)
    values ('still-empty', 'Still Empty', 'Wedding Services') returning id`;
  try {
    await page.goto('/gallery');
    await hydrated(page);
    await page.getByRole('link', { name: 'Open album: Still Empty', exact: true }).click();
    const empty = page.getByRole('dialog', { name: 'Still Empty' });
    await expect(empty.getByRole('status')).toHaveText('No images found for this album.');
    await expect(empty.getByText(HELP)).toHaveCount(0);
    // Its own page is newer than the build.
    await failAlways(page, calls.album, answers500);
    await page.goto(`/portfolio/${String(row?.['id'])}`);
    await expect(page.getByText(DENIED)).toBeVisible();
    await expect(page.getByText(HELP)).toBeVisible();
  } finally {
    await stack.sql`delete from public.albums where slug = 'still-empty'`;
  }
});
