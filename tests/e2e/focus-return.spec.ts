import type { Locator, Page } from '@playwright/test';
import { expect, test, wholeHydrated } from './fixtures.ts';

const HALDI = '/portfolio/d0000000-0000-4000-8000-000000000101';

type Opener = {
  what: string;
  path: string;
  find: (page: Page) => Locator;
  /** What is there once its section is hydrated, where that is not a running row. */
  awake?: (page: Page) => Locator;
};

const eventPictures = (page: Page) =>
  page.getByRole('group', { name: 'Pictures of Dandiya Night on the Lawn' });

const openers: Opener[] = [
  {
    what: 'a post in a running row',
    path: '/',
    find: (page) => page.getByRole('button', { name: /^Enlarge: The roof of a mandap/ }),
  },
  {
    what: 'a picture of an event',
    path: '/',
    find: (page) =>
      eventPictures(page).locator('[aria-roledescription="slide"]:not([inert])').getByRole('link'),
    awake: (page) => eventPictures(page).getByRole('button', { name: 'Next picture' }),
  },
  {
    what: 'an album of the gallery teaser',
    path: '/',
    find: (page) => page.getByRole('link', { name: 'Open album: Wedding Services' }),
  },
  {
    what: 'an album of the portfolio',
    path: '/',
    find: (page) =>
      page
        .getByRole('region', { name: 'Our Portfolio' })
        .first()
        .getByRole('link', { name: 'Open album: A First Birthday in Teal and Gold' }),
  },
  {
    what: 'a bio of the team',
    path: '/',
    find: (page) => page.getByRole('button', { name: /^Bio Info/ }).first(),
  },
  {
    what: 'a picture of an album page',
    path: HALDI,
    find: (page) => page.getByRole('link', { name: /^Enlarge: / }).first(),
  },
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, there] of ['/', HALDI].map(
  (address) => [address, openers.filter((opener) => opener.path === address)] as const,
)) {
  test(`what opened a dialog has the focus again after it, even where a press focuses nothing: ${path}`, async ({
    page,
  }) => {
    // As in Safari: pressing a button or a link does not focus it.
    await page.addInitScript(() => {
      document.addEventListener('mousedown', (event) => event.preventDefault(), true);
    });
    await page.goto(path);
    await wholeHydrated(page);
    for (const { what, find, awake } of there) {
      await test.step(what, async () => {
        const opener = find(page);
        await opener.scrollIntoViewIfNeeded();
        const row = opener.locator('xpath=ancestor::*[@data-running]');
        if ((await row.count()) > 0) await expect(row).toHaveAttribute('data-running', 'true');
        if (awake) await expect(awake(page)).toBeVisible();
        const dialog = page.getByRole('dialog');
        await opener.click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });
}

test('who came by the skip link has the focus back on the link after the enquiry', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const link = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The history is back at the page: a browser has moved the focus by then, if it does.
  await expect
    .poll(async () => page.evaluate(() => Reflect.get(Object(history.state), 'openedOver') ?? 0))
    .toBe(0);
  await page.evaluate(async () => new Promise(requestAnimationFrame));
  await page.evaluate(async () => new Promise(requestAnimationFrame));
  await expect(link).toBeFocused();
});
