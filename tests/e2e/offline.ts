import type { BrowserContext, Page } from '@playwright/test';
import type { ChangingSite } from './changingSite.ts';
import { expect, hydrated } from './fixtures.ts';

/** The page is open, and the service worker answers for it from now on. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A page that this device is to show without the internet. */
export async function whenKept(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const isWhole = async () =>
      page.evaluate(async (wanted) => {
        const kept = await caches.match(wanted);
        if (!kept?.headers.get('content-type')?.includes('html')) return Boolean(kept);
        const snapshot = /"snapshot":"([^"]+)"/.exec(await kept.text())?.[1];
        return snapshot === undefined || Boolean(await caches.match(snapshot));
      }, path);
    await expect.poll(isWhole).toBe(true);
  }
}

export async function goOffline(context: BrowserContext, site: ChangingSite): Promise<void> {
  site.down = true;
  await context.setOffline(true);
}

export const keptAddresses = async (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return kept;
  });

export const offlineComplaints = ['ERR_', 'Failed to load', 'WebSocket', 'Failed to fetch'];
