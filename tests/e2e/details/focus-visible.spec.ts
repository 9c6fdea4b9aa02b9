import type { Page } from '@playwright/test';
import { coveredStops } from '../coveredStops.ts';
import { expect, test, wholeHydrated } from '../fixtures.ts';

test.use({ onlyLooks: true });

const SHORTLIST = 'mandap:venue-booking';

/** Kept as chosen by an earlier visit, so that the bar of the comparison is there. */
const chosen = {
  id: 'd0000000-0000-4000-8000-000000000605',
  name: 'Kesar Kunj',
  area: 'Gola Road',
};

async function open(page: Page, address: string, width: number, height: number): Promise<void> {
  await page.addInitScript(
    ([key, value]) =>
      localStorage.setItem(key, JSON.stringify({ value: [value], timestamp: Date.now() })),
    [SHORTLIST, chosen] as const,
  );
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await wholeHydrated(page);
}

for (const address of ['/', '/contact', '/raas-garba', '/services/venuesinpatna']) {
  test(`nothing that has the focus is covered on a phone: ${address}`, async ({ page }) => {
    await open(page, address, 360, 780);
    expect(await coveredStops(page, 'Tab')).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  });
}

test('nothing that has the focus is covered on a wide screen at 400 %', async ({ page }) => {
  // 1280 x 1024 at 400 %.
  await open(page, '/contact', 320, 256);
  expect(await coveredStops(page, 'Tab')).toEqual([]);
});

test('nothing that has the focus is covered on a wide screen', async ({ page }) => {
  await open(page, '/services/venuesinpatna', 1280, 800);
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
});
