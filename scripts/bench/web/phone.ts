import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../chromium.ts';
import { saveData } from '../saveData.ts';

/** A cheap phone: how much slower than this machine's core. */
const SLOW_DOWN = 4;

export type PhoneOptions = { savesData?: boolean };
type Phone = { browser: Browser; context: BrowserContext; page: Page };

/** Makes a page as slow as a cheap phone's; before it is opened. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** Runs `work` with a blank page of a browser and a profile of their own: 360 x 780, touch, 4x slow-down. */
export async function withPage<T>(
  { savesData = false }: PhoneOptions,
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
    const page = await context.newPage();
    await slowDown(page);
    if (savesData) await saveData(page);
    return await work({ browser, context, page });
  } finally {
    await browser.close();
  }
}
