import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe-core finds wrong on the page as it stands, one line a fault. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated by the test, not loaded by the page: the site's CSP stays as it is.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe: typeof Axe = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** `accessibilityFaults` in the light and in the dark colours, one after the other on the same page. */
export async function faultsByDayAndNight(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** By how many pixels the page is wider than the screen. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
