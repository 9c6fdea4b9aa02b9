import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../chromium.ts';
import { saveData } from '../saveData.ts';

/** A cheap phone: how much slower than this machine's core. */
const SLOW_DOWN = 4;

/** Longest that a first visit may take to install the service worker. */
const INSTALLED_MS = 30_000;

export type PhoneOptions = {
  savesData?: boolean;
  /** An address that was visited before, so that its service worker answers now. */
  visitedBefore?: string;
  /** What happens to the site between that visit and this one. */
  meanwhile?: () => Promise<void>;
};
type Phone = { browser: Browser; context: BrowserContext; page: Page };

/** Makes a page as slow as a cheap phone's; before it is opened. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/**
 * A first visit: it scrolls a little, as a visitor does, and ends when the service worker is there.
 * @throws where no worker takes over.
 */
export async function visitFirst(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.wheel(0, 300);
  const installed = page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));
  if (!(await Promise.race([installed, wait(INSTALLED_MS, false, { ref: false })])))
    throw new Error(`No service worker after ${INSTALLED_MS} ms.`);
  await wait(3000); // what it keeps of the visited page
  await page.close();
}

/** Runs `work` with a blank page of a browser and a profile of their own: 360 x 780, touch, 4x slow-down. */
export async function withPage<T>(
  { savesData = false, visitedBefore, meanwhile }: PhoneOptions,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    // tsx names functions through this helper, which a function sent to the page would miss there.
    await context.addInitScript('globalThis.__name = (value) => value');
    if (visitedBefore !== undefined) await visitFirst(await context.newPage(), visitedBefore);
    await meanwhile?.();
    const page = await context.newPage();
    await slowDown(page);
    if (savesData) await saveData(page);
    return await work({ browser, context, page });
  } finally {
    await browser.close();
  }
}
