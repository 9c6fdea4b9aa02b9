import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../chromium.ts';

/** A cheap phone: how much slower than this machine's core. */
const SLOW_DOWN = 4;

type Phone = { browser: Browser; context: BrowserContext; page: Page };

/** Runs `work` with a blank page of a new browser: 360 x 780, touch, 4x slow-down. */
export async function withPage<T>(work: (phone: Phone) => Promise<T>): Promise<T> {
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
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return await work({ browser, context, page });
  } finally {
    await browser.close();
  }
}
