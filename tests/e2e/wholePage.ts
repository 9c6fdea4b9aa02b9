import { type Browser, expect } from '@playwright/test';
import { accessibilityFaults, sideways } from './accessibility.ts';
import { hydrated } from './fixtures.ts';

/** A phone and a desk, by day and by night. */
export const screens = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Looks at an address on one screen: nothing stands out sideways, and axe-core finds nothing. */
export async function expectWhole(
  browser: Browser,
  address: string,
  { width, colorScheme }: (typeof screens)[number],
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await hydrated(page);
  expect(await sideways(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.close();
}
