import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const ALL_RULES: Axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that look at colours: to all others, day and night are the same. */
const COLOUR_RULES: Axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Faults that axe-core finds on the page in its present state, one line each.
 * @param within examines only the part with this selector, if the rest has been examined without it.
 */
async function accessibilityFaults(
  page: Page,
  within?: string,
  rules = ALL_RULES,
): Promise<string[]> {
  // Evaluated by the test, not loaded by the page, so that the site's CSP is unchanged.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const axe: typeof Axe = Reflect.get(window, 'axe');
      const { violations } = await axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      const faults: string[] = [];
      for (const { id, nodes } of violations) {
        for (const { html, target } of nodes) {
          if (id === 'target-size') {
            // A fixed bar may cover part of it at the current scroll position: measured again, clear of the bar.
            const button = String(target[0]);
            document
              .querySelector(button)
              ?.scrollIntoView({ block: 'center', behavior: 'instant' });
            const again = await axe.run(button, { runOnly: { type: 'rule', values: [id] } });
            if (again.violations.length === 0) continue;
          }
          faults.push(`${id}: ${html}`);
        }
      }
      return faults;
    },
    [within, rules] as const,
  );
}

/**
 * Waits until no colour changes any more: nothing is meant to be read between two themes or while a dialog fades in. An
 * animation that has ended may have started another.
 */
async function coloursSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          // Not those that follow the scrolling, nor those that never end.
          timeline === document.timeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      ),
  );
}

/**
 * Faults of the page's present state in the light colours, for the states of a walk whose screen is checked in the dark
 * colours elsewhere.
 */
export async function faultsByDay(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await coloursSettled(page);
  return accessibilityFaults(page, within);
}

/** `accessibilityFaults` in the light, then in the dark colours, on the same page: once for each screen. */
export async function faultsByDayAndNight(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await coloursSettled(page);
    const rules = colorScheme === 'light' ? ALL_RULES : COLOUR_RULES;
    const found = await accessibilityFaults(page, within, rules);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** Targets less than 44 px high or wide, but links in a sentence; a link that covers its row is as large as that. */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(button, a, input, select, textarea, summary)`)]
        .map((one) => (one instanceof HTMLInputElement && one.closest('label')) || one)
        .filter((one) => one.checkVisibility() && !one.classList.contains('skip-link'))
        .filter((one) => one.parentElement?.textContent === one.textContent || !one.matches('p a'))
        .filter((one) => {
          const target = one.closest('[data-row-link]') ? (one.closest('li, tr') ?? one) : one;
          const { width, height } = target.getBoundingClientRect();
          return width > 1 && (height < 43.9 || width < 43.9);
        })
        .map((one) => `small: ${one.outerHTML.slice(0, 120)}`),
    within,
  );
}

/** For screens that are used by a thumb: `faultsByDayAndNight`, and targets that are too small for it. */
export async function faultsForThumbs(page: Page, within?: string): Promise<string[]> {
  return [...(await smallTargets(page, within)), ...(await faultsByDayAndNight(page, within))];
}

/** By how many pixels the page is wider than the screen. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Sets the screen's width and expects the page to fit: a sliding row gets its new width a moment later. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => sideways(page), `at ${width} px`).toBe(0);
}

/** `accessibilityFaults` of an open page on a phone and on a wide screen, by day and by night; it must fit both. */
export async function faultsOnEveryScreen(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [360, 1440]) {
    await expectToFit(page, width);
    faults.push(...(await faultsByDayAndNight(page)).map((fault) => `${width} px, ${fault}`));
  }
  return faults;
}
