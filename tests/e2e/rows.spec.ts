import type { Locator, Page } from '@playwright/test';
import { sideways } from './accessibility.ts';
import { expect, test, wholeHydrated } from './fixtures.ts';

/** How many slides each row of the home page shows side by side. */
const perView: [width: number, logos: number, posts: number, albums: number, kinds: number][] = [
  [360, 2, 1, 1, 1],
  [640, 3, 2, 2, 2],
  [768, 4, 3, 2, 3],
  [1024, 5, 4, 3, 4],
];
/** Slides may stand out of their row by half of the widest gap between them, which holds nothing. */
const OUTSIDE_PX = 12.5;
const KINDS = 'Gallery by kind of function';
const labels = ['Our clients', 'Posts on Instagram', 'Albums, one after the other', KINDS];

const rowOf = (page: Page, label: string) => page.getByRole('region', { name: label });
const seen = (row: Locator) => row.locator('[data-running=true] .swiper-slide:not([inert])');

async function open(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await wholeHydrated(page);
}

for (const [width, ...counts] of perView) {
  test(`a visitor at ${width} px sees ${counts.join(', ')} logos, posts, albums and kinds of function side by side`, async ({
    page,
  }) => {
    await open(page, width);
    for (const [index, label] of labels.entries()) {
      const row = rowOf(page, label);
      await row.scrollIntoViewIfNeeded();
      await expect(seen(row)).toHaveCount(counts[index] ?? 0);
      const frame = await row.evaluate((element) => element.getBoundingClientRect());
      const boxes = await seen(row).evaluateAll((slides) =>
        slides.map((slide) => slide.getBoundingClientRect()),
      );
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(frame.left - OUTSIDE_PX);
        expect(box.right).toBeLessThan(frame.right + OUTSIDE_PX);
      }
    }
    expect(await sideways(page)).toBe(0);
  });
}

test('the kinds of function stand 24 px apart', async ({ page }) => {
  await open(page, 768);
  const row = rowOf(page, KINDS);
  await row.scrollIntoViewIfNeeded();
  await expect(seen(row)).toHaveCount(3);
  const edges = await seen(row).evaluateAll((slides) =>
    slides
      .map((slide) => slide.firstElementChild?.getBoundingClientRect())
      .map((box) => ({ left: box?.left ?? 0, right: box?.right ?? 0 }))
      .toSorted((a, b) => a.left - b.left),
  );
  const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
  expect(gaps.map(Math.round)).toEqual([24, 24]);
});
