import { basename } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import type { WebHandler } from '../../supabase/local/options.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { distDir } from './site.ts';

type WorkerFixtures = {
  /** Serves the built site, for all that is not the backend's. */
  web: WebHandler;
  /** The stack of a spec file, or of all that only look; the one of the file before it ends. */
  stackOf: (file: string) => Promise<Stack>;
};
type TestFixtures = {
  /** The backend: every spec file begins with the database that the pages were built from. */
  stack: Stack;
  /** The tests of this file write nothing: such files share a stack, as a start takes seconds. */
  onlyLooks: boolean;
  /** Parts of the browser's complaints that a test expects. */
  expectedComplaints: string[];
  /** Empties the rate limits before each test. */
  freshQuotas: void;
  /**
   * Closes the contexts that a test opens with `browser.newContext`: otherwise they live as long as the worker, and an
   * open gate keeps a core busy.
   */
  closedContexts: void;
};

/** In place of a file's name: the stack of the files that only look. */
const LOOKS = 'looks';

/** Collects a browser's complaints: errors in the console, uncaught errors, CSP violations. */
export async function collectComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
}

/**
 * The built site on an embedded backend with the demo data, a fresh one for each spec file.
 * A page on which the browser complained fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  web: [async ({}, provide) => provide(createWebHandler(distDir)), { scope: 'worker' }],
  stackOf: [
    async ({ web }, provide) => {
      const open = new Map<string, Stack>();
      await provide(async (file) => {
        const known = open.get(file);
        if (known) return known;
        for (const [other, last] of open) {
          if (other === LOOKS) continue;
          open.delete(other);
          await last.stop();
        }
        const name = `e2e-${basename(file, '.spec.ts')}`;
        const stack = await createTestStack(name, { demo: true, web });
        open.set(file, stack);
        return stack;
      });
      for (const stack of open.values()) await stack.stop();
    },
    { scope: 'worker' },
  ],
  onlyLooks: [false, { option: true }],
  stack: async ({ stackOf, onlyLooks }, provide, { file }) =>
    provide(await stackOf(onlyLooks ? LOOKS : file)),
  freshQuotas: [
    async ({ stack }, provide) => {
      await stack.sql`truncate private.rate_limits`;
      await provide();
    },
    { auto: true },
  ],
  closedContexts: [
    async ({ browser }, provide) => {
      const before = new Set(browser.contexts());
      await provide();
      for (const context of browser.contexts()) if (!before.has(context)) await context.close();
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, provide) => {
    const complaints: string[] = [];
    await collectComplaints(page, complaints);
    await provide(page);
    const unexpected = complaints.filter(
      (complaint) => !expectedComplaints.some((part) => complaint.includes(part)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** For `test.use`: a visitor without `prefers-reduced-motion`, which the other specs set. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The page once React has hydrated it. */
const RUNNING = 'html[data-app="running"]';

/** Waits until React has hydrated the page, which begins at the first interaction: here a mouse move. */
export async function hydrated(page: Page): Promise<void> {
  // The start script, which listens to the mouse, is at the end of the page.
  await page.waitForLoadState();
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.locator(RUNNING).waitFor({ state: 'attached' });
}

/** Also waits for the sections that the page leaves alone until a visitor scrolls near them; ends at the top. */
export async function wholeHydrated(page: Page): Promise<void> {
  await hydrated(page);
  for (const section of await page.locator('[data-late]').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  }
  await expect(page.locator('[data-late]:not([data-hydrated])')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Waits until the history entry of a closed overlay is gone: going back takes a moment, and a reload or another address
 * during that would interfere.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.get(Object(history.state), 'openedOver'));
}

/**
 * Waits until the page receives the database's changes: from then on one write is enough. It connects only when it
 * has been visible for some seconds: 5 once it was touched (`hydrated`), else 12.
 */
export async function waitForLive(page: Page): Promise<void> {
  await page.locator('html[data-live="open"]').waitFor({ state: 'attached', timeout: 20_000 });
}

/** The families of our own fonts that are in place, in order. */
export async function ownFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => !family.includes('Fallback') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .toSorted(),
  );
}

/** The first 'Book Now' that can be followed: those of the hero's other slides are inert. */
export function bookNow(page: Page): Locator {
  return page.getByRole('link', { name: 'Book Now' }).and(page.locator(':not([inert] *)')).first();
}

/**
 * Presses a key until its effect shows: for a key that may be pressed too early, and whose second press does no more.
 */
export async function pressUntil(page: Page, key: string, effect: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(effect).toBeAttached({ timeout: 2000 });
  }).toPass();
}

/** Follows a link of the footer, whose lists are folded on a phone. */
export async function followFooter(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = page.getByRole('link', { name, exact: true, includeHidden: true });
  // A page rendered in the browser may not have its footer yet.
  await footer.waitFor();
  const fold = footer.locator('details:not([open])', { has: link }).locator('summary');
  if (await fold.isVisible()) await fold.click();
  await footer.getByRole('link', { name, exact: true }).click();
}
