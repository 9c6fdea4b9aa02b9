import { test as base, expect, type Page } from '@playwright/test';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { distDir } from './site.ts';

type WorkerFixtures = { stack: Stack };
type TestFixtures = {
  /** Complaints of the browser that a test expects, by a part of their text. */
  expectedComplaints: string[];
  /** What visitors of one address may do in a while: each test begins with all of it. */
  freshQuotas: void;
};

/** Collects everything a browser complains of: errors in the console, uncaught errors, CSP violations. */
async function collectComplaints(page: Page, complaints: string[]): Promise<void> {
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
 * The built site on an embedded backend of its own for each worker, with the demo data.
 * A page on which the browser complained fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({}, provide, { workerIndex }) => {
      const stack = await createTestStack(`e2e-${workerIndex}`, {
        demo: true,
        web: createWebHandler(distDir),
      });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  freshQuotas: [
    async ({ stack }, provide) => {
      await stack.sql`truncate private.rate_limits`;
      await provide();
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

/** Waits until the page's script has taken over the frame (taps are the app's then) and, once idle, the content. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator('html[data-ready][data-hydrated]').waitFor({ state: 'attached' });
}

/** Also waits for the sections that the page leaves alone until a visitor scrolls near them; ends at the top. */
export async function whenAllReady(page: Page): Promise<void> {
  await whenReady(page);
  for (const section of await page.locator('[data-late]').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  }
  await expect(page.locator('[data-late]:not([data-awake])')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
