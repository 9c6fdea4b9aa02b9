import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { spread } from '../figures.ts';
import { withPage } from './phone.ts';
import type { TapFigures, TapReport } from './print.ts';
import { timeTap, type TapTimes } from './tapTimer.ts';

type Tap = {
  path: string;
  target: (page: Page) => Locator;
  /** Runs in the page: what the tap changes, as text. */
  look: () => string;
  /** What a visitor does before the tap. */
  prepare?: (page: Page) => Promise<void>;
};

/** A page is settled this long after its load event. */
const SETTLED_MS = 10_000;
/** By then the work that scrolling and `prepare` started is done. */
const PAUSE_MS = 1500;
/** Then the tap counts as without a result. */
const MOST_MS = 15_000;

const slides = '[aria-roledescription="slide"]';

/** The five commonest taps. */
const taps = {
  menu: {
    path: '/',
    target: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }),
    look: () =>
      String(
        [...document.querySelectorAll('header nav a')].filter((link) => link.checkVisibility())
          .length,
      ),
  },
  faq: {
    path: '/services/wedding',
    target: (page: Page) => page.locator('main details > summary').first(),
    look: () => String(document.querySelectorAll('main details[open]').length),
  },
  heroArrow: {
    path: '/',
    target: (page: Page) => page.getByRole('button', { name: /next/i }).first(),
    look: () =>
      [...document.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => (slide.hasAttribute('inert') ? '-' : 'x'))
        .join(''),
    async prepare(page: Page) {
      // Just after the slider has moved by itself it will not do so again while the tap is timed.
      const shown = () =>
        page
          .locator(slides)
          .evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')).join());
      const before = await shown();
      for (let tries = 0; tries < 100 && (await shown()) === before; tries += 1) await wait(100);
    },
  },
  venueFilter: {
    path: '/services/venuesinpatna',
    target: (page: Page) => page.getByLabel('Outside caterer allowed'),
    look: () =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/venues/"]')]
        .map(({ href }) => href)
        .join(),
    async prepare(page: Page) {
      const button = page.getByRole('button', { name: 'Filters', exact: true });
      await button.scrollIntoViewIfNeeded();
      await button.tap();
    },
  },
  bookNow: {
    path: '/',
    target: (page: Page) => page.getByRole('link', { name: 'Book Now' }).first(),
    look: () => {
      const dialog = document.querySelector('dialog:is([open], [popover])');
      return String(dialog?.contains(document.activeElement) === true && dialog.checkVisibility());
    },
  },
} satisfies Record<string, Tap>;

/** As a script for the page: neither function may use anything outside it. */
const timer = ({ look }: Tap) => `(${timeTap.toString()})(${look.toString()})`;

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function within<T>(ms: number, result: Promise<T>): Promise<T> {
  return Promise.race([
    result,
    wait(ms, undefined, { ref: false }).then(() => {
      throw new Error(`The tap had no result after ${ms} ms.`);
    }),
  ]);
}

/**
 * A tap on a page that has settled, 10 s after its load event, at 4x slow-down.
 * @returns the times, and where on the page it was.
 * @throws where the tap has no result.
 */
async function settledTap(
  origin: string,
  tap: Tap,
): Promise<TapTimes & { at: { x: number; y: number } }> {
  return withPage(async ({ page }) => {
    const response = await page.goto(origin + tap.path);
    if (!response?.ok()) throw new Error(`${tap.path} was not served.`);
    await wait(SETTLED_MS);
    await tap.prepare?.(page);
    const target = tap.target(page);
    await target.scrollIntoViewIfNeeded();
    await wait(PAUSE_MS);
    const at = await middleOf(target);
    const times = page.evaluate<TapTimes>(timer(tap));
    await page.touchscreen.tap(at.x, at.y);
    return { ...(await within(MOST_MS, times)), at };
  });
}

/**
 * A tap at the first contentful paint, at 4x slow-down.
 * @param at where the target is, from an earlier visit: measuring it here would keep the page busy.
 */
async function earliestTap(
  origin: string,
  tap: Tap,
  at: { x: number; y: number },
): Promise<TapTimes> {
  return withPage(async ({ context, page }) => {
    await context.addInitScript(`globalThis.tapTimes = ${timer(tap)};
      globalThis.firstPaint = new Promise((resolve) => new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(true);
      }).observe({ type: 'paint', buffered: true }))`);
    await page.goto(origin + tap.path, { waitUntil: 'commit' });
    await page.evaluate('globalThis.firstPaint');
    await page.touchscreen.tap(at.x, at.y);
    return within(MOST_MS, page.evaluate<TapTimes>('globalThis.tapTimes'));
  });
}

const summary = (times: readonly TapTimes[]): TapFigures =>
  times.length === 0
    ? undefined
    : {
        nextPaint: spread(times.map(({ nextPaint }) => nextPaint)),
        result: spread(times.map(({ result }) => result)),
      };

/** Each tap some times, each in a new browser. */
export async function measureTaps(origin: string, runs: number): Promise<TapReport> {
  const times: Record<string, TapTimes[]> = {};
  const faults: string[] = [];
  const attempt = async <T extends TapTimes>(name: string, tapping: Promise<T>) => {
    times[name] ??= [];
    try {
      const found = await tapping;
      times[name].push(found);
      return found;
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Taps, ${run} of ${runs}`);
    for (const [name, tap] of Object.entries<Tap>(taps)) {
      const settled = await attempt(name, settledTap(origin, tap));
      if (settled && tap === taps.bookNow)
        await attempt('bookNowEarliest', earliestTap(origin, tap, settled.at));
    }
  }
  const figures = Object.entries(times).map(([name, all]) => [name, summary(all)] as const);
  return { taps: Object.fromEntries(figures), faults };
}
