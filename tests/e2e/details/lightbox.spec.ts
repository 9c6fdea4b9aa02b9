import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, moving, pressUntil, test, wholeHydrated } from '../fixtures.ts';

test.use({ onlyLooks: true });

test.use(moving);

const HALDI = '/portfolio/d0000000-0000-4000-8000-000000000101';
const phone = { width: 360, height: 780 };
const sizes = [phone, { width: 1440, height: 900 }];

/** The picture in the middle of a viewer. */
const shown = (viewer: Locator) => viewer.locator('.swiper-slide:not([inert]) img');
const counter = (viewer: Locator) => viewer.getByRole('status');
const openFirst = async (page: Page) => {
  const first = page.getByRole('link', { name: /^Enlarge: / }).first();
  await first.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  return { first, viewer };
};

for (const viewport of sizes) {
  test.describe(`pictures at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor walks an album by key and arrow, round its ends, is back at the picture, and enlarges one', async ({
      page,
    }) => {
      await page.goto(HALDI);
      await hydrated(page);
      const count = await page.getByRole('link', { name: /^Enlarge: / }).count();
      expect(count).toBeGreaterThan(2);
      await page.evaluate(() => window.scrollTo(0, 200));
      const { first, viewer } = await openFirst(page);
      await expect(counter(viewer)).toHaveText(`1 / ${count}`);
      await expect(page).toHaveURL(`${HALDI}?picture=1`);
      await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();

      await page.keyboard.press('ArrowRight');
      await expect(counter(viewer)).toHaveText(`2 / ${count}`);
      await expect(page).toHaveURL(`${HALDI}?picture=2`);
      await page.keyboard.press('ArrowLeft');
      await expect(counter(viewer)).toHaveText(`1 / ${count}`);
      await page.keyboard.press('ArrowLeft');
      await expect(counter(viewer)).toHaveText(`${count} / ${count}`);
      await viewer.getByRole('button', { name: 'Next picture' }).click();
      await expect(counter(viewer)).toHaveText(`1 / ${count}`);
      await expect(shown(viewer)).toBeInViewport({ ratio: 0.9 });

      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(first).toBeFocused();
      await expect(page).toHaveURL(HALDI);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

      await openFirst(page);
      const wide = async () => (await shown(viewer).boundingBox())?.width ?? 0;
      await expect(shown(viewer)).toBeVisible();
      const whole = await wide();
      await viewer.getByRole('button', { name: 'Enlarge the picture' }).click();
      await expect.poll(wide).toBeGreaterThan(whole * 2);
      await viewer.getByRole('button', { name: 'Show the whole picture' }).click();
      await expect.poll(wide).toBeLessThan(whole * 1.1);
    });

    test('a visitor looks through an album on the home page and leaves by the backdrop', async ({
      page,
    }) => {
      await page.goto('/');
      await wholeHydrated(page);
      const section = page.getByRole('region', { name: 'Our Portfolio' }).first();
      // By its name: the slider changes which one is first.
      const card = section.getByRole('link', {
        name: 'Open album: A First Birthday in Teal and Gold',
      });
      await card.click();
      const modal = page.getByRole('dialog', { name: 'A First Birthday in Teal and Gold' });
      await expect(counter(modal)).toHaveText(/^1 \//);
      await expect(shown(modal)).toBeInViewport({ ratio: 0.9 });
      await pressUntil(page, 'ArrowRight', counter(modal).filter({ hasText: /^[2-5] \// }));
      await expect(shown(modal)).toBeInViewport({ ratio: 0.9 });
      await page.mouse.click(viewport.width / 2, 10);
      await expect(modal).toHaveCount(0);
      await expect(card).toBeFocused();
    });
  });
}

test.describe('pictures at any width', () => {
  test.use({ viewport: phone });

  test('a key that comes with the pictures, before they can be moved, counts', async ({ page }) => {
    await page.goto('/');
    await wholeHydrated(page);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('dialog:is([open], [popover]) output.tabular-nums')) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      }).observe(document, { subtree: true, childList: true });
    });
    const section = page.getByRole('region', { name: 'Our Portfolio' }).first();
    await section
      .getByRole('link', { name: 'Open album: A First Birthday in Teal and Gold' })
      .click();
    const modal = page.getByRole('dialog', { name: 'A First Birthday in Teal and Gold' });
    await expect(counter(modal)).toHaveText(/^2 \//);
    // Still so once the slider has settled.
    await expect(shown(modal)).toBeInViewport({ ratio: 0.9 });
    await expect(counter(modal)).toHaveText(/^2 \//);
  });

  test('a key that comes while a longer caption makes the pictures lower counts', async ({
    page,
  }) => {
    await page.goto(HALDI);
    await hydrated(page);
    const { viewer } = await openFirst(page);
    await page.keyboard.press('ArrowRight');
    const slide = viewer.getByRole('group', { name: /^2 of / });
    await expect(slide).toHaveClass(/swiper-slide-active/);
    const active = await slide.evaluate(async (element) => {
      const row = element.closest('.swiper-wrapper')?.parentElement;
      const caption = element.closest('dialog')?.querySelector('p');
      if (!row || !caption) throw new Error('there is no row or no caption');
      const height = row.offsetHeight;
      const isLower = new Promise<void>((resolve) => {
        new ResizeObserver(() => row.offsetHeight < height && resolve()).observe(row);
      });
      caption.style.minHeight = '12rem';
      await isLower;
      // In the frame in which a slider that watches its size measures itself.
      await new Promise(requestAnimationFrame);
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return row.querySelector('.swiper-slide-active')?.getAttribute('aria-label');
    });
    expect(active).toMatch(/^3 of /);
    await expect(counter(viewer)).toHaveText(/^3 \//);
  });

  test('a visitor swipes; a phone that is turned keeps the picture over its whole width, and goes on to the next', async ({
    page,
  }) => {
    await page.goto(HALDI);
    await hydrated(page);
    const { viewer } = await openFirst(page);
    const place = async () => viewer.locator('.swiper-slide:not([inert])').boundingBox();
    await expect(counter(viewer)).toHaveText(/^1 \//);
    const y = phone.height / 2;
    await page.mouse.move(phone.width * 0.7, y);
    await page.mouse.down();
    await page.mouse.move(phone.width * 0.3, y, { steps: 8 });
    await page.mouse.up();
    await expect(counter(viewer)).toHaveText(/^2 \//);
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect.poll(place).toMatchObject({ x: 0, width: phone.height });
    await expect(counter(viewer)).toHaveText(/^2 \//);
    await page.keyboard.press('ArrowRight');
    await expect(counter(viewer)).toHaveText(/^3 \//);
    await expect.poll(place).toMatchObject({ x: 0, width: phone.height });
  });

  test('the back button closes it, wherever in the album the visitor is, and forward opens it', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await page.goto(HALDI);
    await hydrated(page);
    const { first, viewer } = await openFirst(page);
    await page.keyboard.press('ArrowRight');
    await expect(counter(viewer)).toHaveText(/^2 \//);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(HALDI);
    await expect(first).toBeFocused();
    await page.goForward();
    await expect(counter(viewer)).toHaveText(/^2 \//);
    await viewer.getByRole('button', { name: 'Close' }).dblclick();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(HALDI);
  });

  test('a friend who was sent a picture sees it, and closing stays on the album', async ({
    page,
  }) => {
    await page.goto(`${HALDI}?picture=3`);
    const viewer = page.getByRole('dialog');
    await expect(counter(viewer)).toHaveText(/^3 \//);
    await expect(shown(viewer)).toBeInViewport({ ratio: 0.9 });
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(HALDI);
  });

  test('a visitor opens a kind of function from the home page and chooses a picture by its lamp', async ({
    page,
  }) => {
    await page.goto('/');
    await wholeHydrated(page);
    const card = page.getByRole('link', { name: 'Open album: Wedding Services' });
    await card.click();
    const viewer = page.getByRole('dialog', { name: 'Wedding Services' });
    await expect(counter(viewer)).toHaveText('1 / 4');
    await viewer.getByRole('button', { name: 'Show picture 4' }).click();
    await expect(counter(viewer)).toHaveText('4 / 4');
    await expect(page).toHaveURL('/?picture=wedding-services-4');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter(viewer)).toHaveText('1 / 4');
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(card).toBeFocused();
  });
});

test.describe('with less motion and a broken picture', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedComplaints: ['Failed to load resource', 'ERR_FAILED'],
  });

  test('a visitor goes on at once, and sees an arch with a lamp in its place', async ({ page }) => {
    await page.goto(HALDI);
    await hydrated(page);
    await page.route('**/pictures/**', (route) => route.abort());
    const { viewer } = await openFirst(page);
    await page.keyboard.press('ArrowRight');
    await expect(counter(viewer)).toHaveText(/^2 \//);
    await expect(viewer.locator('.swiper-slide:not([inert]) [role="img"]')).toBeVisible();
  });
});
