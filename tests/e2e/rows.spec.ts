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
const KINDS = 'Gallery by type of event';
const labels = ['Our clients', 'Posts on Instagram', 'Album slides', KINDS];

const rowOf = (page: Page, label: string) => page.getByRole('region', { name: label });
const seen = (row: Locator) => row.locator('[data-running=true] .swiper-slide:not([inert])');

/** How many px the slides of a row stand apart. */
async function gapsBetween(row: Locator): Promise<number[]> {
  const edges = await seen(row).evaluateAll((slides) =>
    slides
      .map((slide) => slide.firstElementChild?.getBoundingClientRect())
      .map((box) => ({ left: box?.left ?? 0, right: box?.right ?? 0 }))
      .toSorted((a, b) => a.left - b.left),
  );
  return edges.slice(1).map(({ left }, index) => Math.round(left - (edges[index]?.right ?? 0)));
}

/** Looks at the rows on a screen of this width. */
async function expectSideBySide(page: Page, [width, ...counts]: (typeof perView)[number]) {
  await page.setViewportSize({ width, height: 900 });
  for (const [index, label] of labels.entries()) {
    const row = rowOf(page, label);
    await row.scrollIntoViewIfNeeded();
    await expect(seen(row)).toHaveCount(counts[index] ?? 0);
    const frame = await row.evaluate((element) => element.getBoundingClientRect());
    // They glide to their places after the screen has changed.
    const outside = async () =>
      (
        await seen(row).evaluateAll((slides) =>
          slides.map((slide) => slide.getBoundingClientRect()),
        )
      ).filter(
        (box) => box.left <= frame.left - OUTSIDE_PX || box.right >= frame.right + OUTSIDE_PX,
      );
    await expect.poll(outside, `${width} px: ${label}`).toEqual([]);
  }
  expect(await sideways(page)).toBe(0);
}

// Opened on a phone and made wider, opened on a wide screen and made narrower: both ways to come to a width.
for (const [device, widths] of [
  ['a phone that becomes wider', perView],
  ['a wide screen that becomes narrower', perView.toReversed()],
] as const) {
  test(`a visitor sees as many logos, posts, albums and kinds of function side by side as fit: ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0]?.[0] ?? 0, height: 900 });
    await page.goto('/');
    await wholeHydrated(page);
    for (const one of widths) {
      await expectSideBySide(page, one);
      if (one[0] === 768)
        await expect.poll(() => gapsBetween(rowOf(page, KINDS))).toEqual([24, 24]);
    }
  });
}
