import type { Locator, Page } from '@playwright/test';
import { expect, test, wholeHydrated } from './fixtures.ts';

/** How many slides the rows of albums show (specification section 9); logos and posts are in home-sections.spec.ts. */
const perView: [width: number, albums: number, kinds: number][] = [
  [360, 1, 1],
  [640, 2, 2],
  [768, 2, 3],
  [1024, 3, 4],
];

const albumsOf = (page: Page) => page.getByRole('region', { name: 'Albums, one after the other' });
const kindsOf = (page: Page) => page.getByRole('region', { name: 'Gallery by kind of function' });
const seen = (row: Locator) => row.locator('[data-running=true] .swiper-slide:not([inert])');

async function open(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await wholeHydrated(page);
}

for (const [width, albums, kinds] of perView) {
  test(`a visitor at ${width} px sees ${albums} albums and ${kinds} kinds of function side by side`, async ({
    page,
  }) => {
    await open(page, width);
    for (const [row, count] of [
      [albumsOf(page), albums],
      [kindsOf(page), kinds],
    ] as const) {
      await row.scrollIntoViewIfNeeded();
      await expect(seen(row)).toHaveCount(count);
    }
  });
}

test('the kinds of function stand 24 px apart', async ({ page }) => {
  await open(page, 768);
  const row = kindsOf(page);
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
