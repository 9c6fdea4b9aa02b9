import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { answers500, calls, failAlways, failureComplaints, watchAlerts } from './failing.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The rows of the error catalogue (specification section 8) that the home page shows, one call failing at a time. */

const MANDAP = 'A Marigold Mandap by the Ganga';
const DANDIYA = 'Dandiya Night on the Lawn';

test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

/** The home page without what the build knew of it: reached from another page, whose HTML carries its own data only. */
async function goHomeFromElsewhere(page: Page): Promise<void> {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
}

async function bringNear(page: Page, section: string): Promise<void> {
  await page
    .getByRole('heading', { level: 2, name: section, exact: true })
    .scrollIntoViewIfNeeded();
}

test('a visitor still sees the albums and events that the page was built with, and no complaint', async ({
  page,
}) => {
  const albums = await failAlways(page, calls.albums, answers500);
  const events = await failAlways(page, calls.events, answers500);
  await page.goto('/');
  await hydrated(page);
  for (const section of ['Upcoming Events', 'Featured Works', 'Our Portfolio']) {
    await bringNear(page, section);
  }
  // Two lists of albums, each asked for four times.
  await expect.poll(() => albums.count).toBeGreaterThanOrEqual(8);
  await expect.poll(() => events.count).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('article').filter({ hasText: DANDIYA })).toBeVisible();
  await expect(page.getByRole('link', { name: `Open album: ${MANDAP}` }).first()).toBeVisible();
  await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor for whom there are no albums yet reads so, and asks again', async ({ page }) => {
  await failAlways(page, calls.albums, answers500);
  await goHomeFromElsewhere(page);
  for (const name of ['Featured Works', 'Our Portfolio']) {
    await bringNear(page, name);
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('alert')).toContainText('Failed to load portfolio albums');
  }
  await page.unroute(calls.albums);
  const featured = page.getByRole('region', { name: 'Featured Works' });
  await featured.getByRole('button', { name: 'Try again' }).click();
  await expect(featured.getByRole('link', { name: `Open album: ${MANDAP}` })).toBeVisible();
});

test('a visitor for whom there are no events yet is told by a toast, once', async ({ page }) => {
  const alerts = await watchAlerts(page);
  await failAlways(page, calls.events, answers500);
  await goHomeFromElsewhere(page);
  await bringNear(page, 'Upcoming Events');
  const section = page.getByRole('region', { name: 'Upcoming Events' });
  await expect(section.getByText('Failed to load upcoming events.')).toBeVisible();
  await expect.poll(alerts).toEqual(['Failed to load upcoming events.']);
  await page.unroute(calls.events);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('article').filter({ hasText: DANDIYA })).toBeVisible();
  expect(await alerts()).toHaveLength(1);
});

test('a visitor whose like is not counted is told, and it is taken back', async ({ page }) => {
  await failAlways(page, calls.like, answers500);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('article').filter({ hasText: DANDIYA }).scrollIntoViewIfNeeded();
  const like = page.getByRole('button', { name: `Like ${DANDIYA}` });
  const before = await like.innerText();
  await like.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to like event.');
  await expect(like).toHaveText(before, { useInnerText: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
