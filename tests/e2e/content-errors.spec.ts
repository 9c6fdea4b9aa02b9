import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { answers500, calls, failAlways, failureComplaints, watchAlerts } from './failing.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * Rows of the error catalogue (specification section 8) about albums and events, one call failing at a time. All texts of
 * an album's pictures are shown by `AlbumDialog.test.tsx`.
 */
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

const MANDAP = 'A Marigold Mandap by the Ganga';
const DANDIYA = 'Dandiya Night on the Lawn';
const DENIED = 'Failed to load album images. Database error: permission denied';
const HELP = 'Try refreshing the page or contact support if the issue persists.';

const dandiya = (place: Page | Locator) => place.getByRole('article').filter({ hasText: DANDIYA });
const album = (page: Page) =>
  page.getByRole('link', { name: `Open album: ${MANDAP}`, exact: true }).first();

async function bringNear(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await heading.scrollIntoViewIfNeeded();
  return page.getByRole('region', { name, exact: true });
}

/** A section of the home page without what the build knew of it: that is only in the HTML of the page itself. */
async function homeSection(page: Page, name: string): Promise<Locator> {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
  return bringNear(page, name);
}

async function openAlbum(page: Page): Promise<Locator> {
  await page.goto('/gallery');
  await hydrated(page);
  await album(page).click();
  return page.getByRole('dialog', { name: MANDAP });
}

type Row = [
  what: string,
  call: string,
  open: (page: Page) => Promise<Locator>,
  text: string,
  loaded: (place: Locator) => Locator,
];
/** A failing call, the place and text of its message, and what 'Try again' loads. */
const rows: Row[] = [
  ...['Featured Works', 'Our Portfolio'].map((name): Row => [
    `the albums of ${name}`,
    calls.albums,
    async (page) => homeSection(page, name),
    'Failed to load portfolio albums',
    (section) => section.getByRole('link', { name: /^Open album: / }).first(),
  ]),
  [
    'the events',
    calls.events,
    async (page) => homeSection(page, 'Upcoming Events'),
    'Failed to load upcoming events.',
    dandiya,
  ],
  [
    'the pictures of an album',
    calls.album,
    openAlbum,
    `${DENIED}${HELP}`,
    (modal) => modal.getByRole('status').filter({ hasText: /^1 \// }),
  ],
];

for (const [what, call, open, text, loaded] of rows)
  test(`what cannot be read has its message and loads again: ${what}`, async ({ page }) => {
    const alerts = await watchAlerts(page);
    await failAlways(page, call, answers500);
    const place = await open(page);
    await expect(place.getByText(text.replace(HELP, ''))).toBeVisible();
    // Events have one toast, the others an alert in their place.
    const isToast = call === calls.events;
    if (isToast) await expect.poll(alerts).toEqual([text]);
    else await expect(place.getByRole('alert')).toHaveText(new RegExp(`^${text}`));
    await page.unroute(call);
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(loaded(place)).toBeVisible();
    await expect(place.getByRole('alert')).toHaveCount(0);
    if (isToast) expect(await alerts()).toHaveLength(1);
  });

test('the albums and events of the build stay where they cannot be read, without a complaint', async ({
  page,
}) => {
  const albums = await failAlways(page, calls.albums, answers500);
  const events = await failAlways(page, calls.events, answers500);
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Upcoming Events', 'Featured Works', 'Our Portfolio'])
    await bringNear(page, name);
  // Two lists of albums, each requested four times.
  await expect.poll(() => albums.count).toBeGreaterThanOrEqual(8);
  await expect.poll(() => events.count).toBeGreaterThanOrEqual(4);
  await expect(dandiya(page)).toBeVisible();
  await expect(album(page)).toBeVisible();
  await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a like that is not counted is taken back, with a message at the top right', async ({
  page,
}) => {
  await failAlways(page, calls.like, answers500);
  await page.goto('/');
  await hydrated(page);
  await dandiya(page).scrollIntoViewIfNeeded();
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
