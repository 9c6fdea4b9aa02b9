import type { Locator, Page } from '@playwright/test';
import { expect, test, wholeHydrated } from './fixtures.ts';

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

/** A finger that goes to the left over most of a slider: a slow one must go half its way to count. */
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

for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    test('a visitor moves the hero and a row by arrow, key and finger', async ({ page }) => {
      await page.goto('/');
      await wholeHydrated(page);
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
    });
  });
}

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
