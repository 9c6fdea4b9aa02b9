import type { Locator, Page } from '@playwright/test';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { bookNow, expect, ownFonts, test, wholeHydrated } from '../fixtures.ts';
import { staysStill, watchShifts } from '../shifts.ts';

test.use({ onlyLooks: true });

const looks = [360, 1440].flatMap((width) =>
  (['no-preference', 'reduce'] as const).map((reducedMotion) => ({ width, reducedMotion })),
);

/** Walks down the page as a thumb does, so that everything on it has been on the screen. */
async function walkDown(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight * 0.7,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(
      async () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

for (const { width, reducedMotion } of looks) {
  test(`the home page stays where it is at ${width} px, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await watchShifts(page);
    await page.goto('/');
    // Fonts are loaded on the first screen; the walk begins after that.
    await expect.poll(async () => ownFonts(page)).toEqual(['Figtree', 'Fraunces']);
    await walkDown(page);
    await wholeHydrated(page);
    await walkDown(page);
    await staysStill(page, 0.005);
    expect(await sideways(page)).toBe(0);
  });
}

/** Everything on the home page that opens over it: what it is, and what opens it. */
const dialogs: [name: string, opener: (page: Page) => Locator][] = [
  ['the enquiry', bookNow],
  [
    'an event’s pictures',
    (page) =>
      page
        .getByRole('group', { name: 'Pictures of Dandiya Night on the Lawn' })
        .getByRole('link')
        .first(),
  ],
  ['the gallery', (page) => page.getByRole('link', { name: 'Open album: Wedding Services' })],
  [
    'an album',
    (page) =>
      page
        .getByRole('region', { name: 'Our Portfolio' })
        .getByRole('link', { name: 'Open album: A First Birthday in Teal and Gold' })
        .first(),
  ],
  ['a post', (page) => page.getByRole('button', { name: /^Enlarge: The roof of a mandap/ })],
  ['a member of the team', (page) => page.getByRole('button', { name: /^Bio Info/ }).first()],
];

for (const width of [360, 1440]) {
  test(`each dialog of the home page opens by key, is sound and gives the focus back at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await page.goto('/');
    await wholeHydrated(page);
    for (const [name, openerOf] of dialogs) {
      await test.step(name, async () => {
        const opener = openerOf(page);
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        // In its first frame a dialog is not open yet, only seen.
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
        const faultsOf = width === 360 ? faultsByDayAndNight : faultsByDay;
        expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });
}
