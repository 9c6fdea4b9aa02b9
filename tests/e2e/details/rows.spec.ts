import type { Locator, Page } from '@playwright/test';
import { sideways } from '../accessibility.ts';
import { expect, test, wholeHydrated } from '../fixtures.ts';

test.use({ onlyLooks: true });

/** Number of slides that each row of the home page shows side by side. */
const perView: [width: number, logos: number, posts: number, albums: number, kinds: number][] = [
  [360, 2, 1, 1, 1],
  [640, 3, 2, 2, 2],
  [768, 4, 3, 2, 3],
  [1024, 5, 4, 3, 4],
];
/** Slides may extend beyond their row by half of the widest gap between them, which is empty. */
const OUTSIDE_PX = 12.5;
const KINDS = 'Gallery by type of event';
const labels = ['Our clients', 'Posts on Instagram', 'Album slides', KINDS];

const rowOf = (page: Page, label: string) => page.getByRole('region', { name: label });
const seen = (row: Locator) => row.locator('[data-running=true] .swiper-slide:not([inert])');

/** Gaps between the slides of a row, px. */
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

/** The hero, and one of the rows, which are all of one kind (`shared/ui/carousel`). */
const sliders: [name: string, slider: (page: Page) => Locator][] = [
  ['the hero', (page) => page.locator('main section[aria-roledescription=carousel]').first()],
  ['the posts', (page) => page.getByRole('region', { name: 'Posts on Instagram' })],
];

/** Names of the slides that can be reached now, in the order of the screen. */
const shown = async (slider: Locator) =>
  slider.locator('[aria-roledescription=slide]:not([inert])').evaluateAll((slides) =>
    slides
      .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.getAttribute('aria-label') ?? '')
      .join(', '),
  );

/** A finger that moves left over most of a slider: a slow swipe must cover half of its width. */
async function swipe(page: Page, slider: Locator): Promise<void> {
  const box = await slider.locator('[aria-live]').boundingBox();
  const room = await slider.boundingBox();
  if (!box || !room) throw new Error('the slider is not on the screen');
  const x = room.x + room.width * 0.85;
  const y = box.y + box.height / 2;
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let part = 1; part <= 7; part += 1) await touch('touchMove', x - (room.width * part) / 10);
  await touch('touchEnd');
}

/** Moves the hero and a row by arrow, key and finger. */
async function moveSliders(page: Page): Promise<void> {
  for (const [name, sliderOf] of sliders) {
    await test.step(name, async () => {
      const slider = sliderOf(page);
      await slider.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect(
        slider.locator('[data-running=true]').or(page.locator('[data-hero-ready]').and(slider)),
      ).toHaveCount(1);
      const first = await shown(slider);
      await slider.getByRole('button', { name: /next/i }).click();
      await expect.poll(() => shown(slider)).not.toBe(first);
      await slider.getByRole('button', { name: /previous/i }).click();
      await expect.poll(() => shown(slider)).toBe(first);
      await slider.getByRole('button', { name: /next/i }).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(slider)).not.toBe(first);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => shown(slider)).toBe(first);
      await swipe(page, slider);
      await expect.poll(() => shown(slider)).not.toBe(first);
    });
  }
}

// A phone made wider, a wide screen made narrower: both ways to reach a width.
for (const [device, first, widths] of [
  ['a phone that becomes wider', 360, perView],
  ['a wide screen that becomes narrower', 1440, perView.toReversed()],
] as const)
  test.describe(device, () => {
    test.use({ viewport: { width: first, height: 900 }, hasTouch: true });

    test('moves the hero and a row, and shows as many slides side by side as fit', async ({
      page,
    }) => {
      await page.goto('/');
      await wholeHydrated(page);
      await moveSliders(page);
      for (const one of widths) {
        await expectSideBySide(page, one);
        if (one[0] === 768)
          await expect.poll(() => gapsBetween(rowOf(page, KINDS))).toEqual([24, 24]);
      }
    });
  });

test('a visitor whose slides stand still fetches a picture of the hero only when they ask for it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(hero-\w+)-6x5-/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.goto('/');
  await wholeHydrated(page);
  const hero = page.getByRole('region', { name: 'What we plan' });
  await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  expect(fetched).toEqual(['hero-wedding']);
  await hero.getByRole('button', { name: 'Show Corporate Events' }).click();
  await expect.poll(() => fetched).toContain('hero-corporate');
  expect(fetched).not.toContain('hero-decor');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds the first slide of the hero, and no dead buttons', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we plan' });
    await expect(hero.getByRole('heading', { name: 'Elegant Weddings' })).toBeVisible();
    await expect(hero.getByRole('button')).toHaveCount(0);
  });
});
