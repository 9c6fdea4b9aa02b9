import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Counts, from now on, how far what was on the screen jumped (web.dev/cls). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const where = [from, to].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`);
          return `${where.join(' -> ')} ${element?.outerHTML.slice(0, 120) ?? 'no longer there'}`;
        });
        const when = `after ${Math.round(entry.startTime)} ms at ${window.scrollY} px`;
        shifts.push(
          `${Number(Reflect.get(entry, 'value')).toFixed(4)} ${when}: ${moved.join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Whether what was on the screen has jumped by less than this, all jumps together. */
export async function staysStill(page: Page, most: number): Promise<void> {
  const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, shifts.join('\n')).toBeLessThan(most);
}
