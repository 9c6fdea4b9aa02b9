import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import { type Browser, expect } from '@playwright/test';
import { whenReady } from './fixtures.ts';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
  await whenReady(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  // Evaluated by the test, not loaded by the page: the site's CSP stays as it is.
  await page.evaluate(axeSource);
  const faults = await page.evaluate(async () => {
    const axe: typeof Axe = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  expect(faults).toEqual([]);
  await page.close();
}
