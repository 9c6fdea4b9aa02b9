import type { Page } from '@playwright/test';
import { test } from '../changingSite.ts';
import { sendEnquiry } from '../enquiryForm.ts';
import { expect, hydrated } from '../fixtures.ts';
import { openWithWorker, whenKept } from '../offline.ts';

/** Content types of a broken cached response: a wrong one, and the right one. */
const types = { 'of a text': () => 'text/plain', 'of its own kind': ownType };

function ownType(path: string): string {
  const known = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return Object.entries(known).find(([name]) => name === ending)?.[1] ?? 'application/octet-stream';
}

/** Replaces everything in the cache, or only scripts, by useless responses with status 200. */
async function poison(page: Page, typeOf: (path: string) => string, only = /./): Promise<number> {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => ({ name, url }));
      }),
    );
    return lists.flat();
  });
  const entries = kept
    .filter(({ url }) => only.test(url))
    .map((entry) => Object.assign({ type: typeOf(new URL(entry.url).pathname) }, entry));
  await page.evaluate(async (all) => {
    for (const { name, url, type } of all) {
      const broken = new Response('BROKEN', { headers: { 'content-type': type } });
      await (await caches.open(name)).put(url, broken);
    }
  }, entries);
  return entries.length;
}

/** The app runs once the visitor scrolls; the page may be reloaded once in between. */
async function runs(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'running', { timeout: 1000 });
  }).toPass();
}

/** The form of the contact page works: it shows which fields are missing. */
async function formWorks(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Send an enquiry' });
  await sendEnquiry(form);
  await expect(form.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
}

test.describe('a device on which everything that is kept is broken', () => {
  // Code that could not be run has one message.
  test.use({ expectedComplaints: ['BROKEN', 'Unexpected', 'Failed to load', 'Failed to fetch'] });

  for (const [name, typeOf] of Object.entries(types))
    test(`with the type ${name} shows its pages again within two loads`, async ({ page }) => {
      await openWithWorker(page, '/');
      await page.goto('/contact');
      await hydrated(page);
      await whenKept(page, '/', '/contact');
      const only = name === 'of a text' ? /./ : /\.(?:js|json)$/;
      expect(await poison(page, typeOf, only)).toBeGreaterThan(5);
      await page.goto('/');
      await runs(page);
      await page.goto('/contact');
      await runs(page);
      await formWorks(page);
    });
});
