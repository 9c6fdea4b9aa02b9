import type { Route } from '@playwright/test';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, hydrated, settled, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

test.use({
  viewport: { width: 360, height: 780 },
  // The fixture that collects complaints may run no script in the preview's frame.
  expectedComplaints: ["script execution in 'about:blank'"],
});

/** A drawing of 40 by 20 px. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mNYJmc9IIhh1OJRi0ctHrV41OJRi0ctHrV45FgMAK9cHQ6p8/P6AAAAAElFTkSuQmCC',
    'base64',
  ),
};

test('nothing moves under the finger while the preview is on its way', async ({ page, stack }) => {
  const held: Route[] = [];
  await page.route('**/assets/GarbaView*', (route) => void held.push(route));
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/garba');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('Loading the preview...')).toBeAttached();
  const copy = page.getByRole('button', { name: 'Copy to another year' });
  const before = await copy.boundingBox();
  await Promise.all(held.map(async (route) => route.continue()));
  await expect(preview.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await copy.boundingBox()).toEqual(before);
});

test('the owner copies last year’s garba on a phone, looks at it in every status and announces it; the page shows it', async ({
  page,
  stack,
}) => {
  const [old] = await stack.sql<{ year: number }[]>`
    select year from public.garba_editions where is_demo order by year desc`;
  const year = (old?.year ?? 0) + 1;
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/garba');
  await page.getByRole('button', { name: 'Copy to another year' }).click();
  const copying = page.getByRole('dialog');
  await copying.getByLabel('First night').fill(`${year}-10-01`);
  await copying.getByRole('button', { name: 'Make the copy' }).click();
  const form = page.getByRole('form', { name: 'Edition' });
  await expect(form.getByLabel('Year')).toHaveValue(String(year));
  await settled(page);

  await form.getByLabel('Theme').fill('A lamp for every circle');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('A lamp for every circle')).toBeAttached();
  for (const [status, badge] of [
    ['Announced', 'Announced'],
    ['Passes on sale', 'Passes on sale'],
    ['Sold out', 'Sold out'],
    ['Ended', 'Over for this year'],
  ] as const) {
    await page.getByLabel('Show as').selectOption({ label: status });
    await expect(preview.getByText(badge, { exact: true })).toBeAttached();
  }
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await form.getByRole('radio', { name: 'Announced' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This edition is on the festival page.')).toBeVisible();

  await page.getByRole('link', { name: 'Nights', exact: true }).click();
  await page.getByRole('link', { name: 'New night' }).click();
  const night = page.getByRole('dialog', { name: 'New night' });
  await expect(night.getByLabel('Evening')).toHaveValue(`${year}-10-06`);
  await night.getByLabel('Headline').fill('One night more');
  await night.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /One night more/ })).toBeVisible();
  await settled(page);
  expect(await sideways(page)).toBe(0);

  await page.getByRole('link', { name: 'Sponsors' }).click();
  await page.getByRole('link', { name: 'New sponsor' }).click();
  const sponsor = page.getByRole('dialog', { name: 'New sponsor' });
  await sponsor.getByLabel('Name').fill('Lamp & Lantern');
  await sponsor.getByLabel('Choose a picture').setInputFiles(logo);
  await expect(sponsor.getByRole('button', { name: 'Remove Logo' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDay(page)).toEqual([]);
  await sponsor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Lamp & Lantern' })).toBeVisible();
  await settled(page);

  await page.goto('/raas-garba');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: `Raas Garba ${year}` })).toBeVisible();
  await expect(page.getByText('A lamp for every circle')).toBeVisible();
  await expect(page.getByText('One night more')).toBeVisible();
  const sponsors = page.getByRole('region', { name: 'Our sponsors' });
  await sponsors.scrollIntoViewIfNeeded();
  await expect(sponsors.getByText('Lamp & Lantern')).toBeVisible();
  await expect
    .poll(async () =>
      sponsors.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});
