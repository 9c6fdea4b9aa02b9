import type { Page } from '@playwright/test';
import { faultsByDay, faultsByDayAndNight } from '../accessibility.ts';
import { expect, followFooter, hydrated, settled, test } from '../fixtures.ts';
import { give, kept, openByKeyboard, openerOf, panelOf } from '../preferencesPanel.ts';

test.use({ onlyLooks: true });

const ground = async (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const looksOf = async (page: Page) =>
  page.evaluate(() => {
    const { theme, fontSize, reduceMotion } = document.documentElement.dataset;
    return { theme, fontSize, reduceMotion };
  });

const chosenLook = { theme: 'dark', fontSize: 'x-large', reduceMotion: '' };

test.describe('the preferences', () => {
  test.use({ expectedComplaints: ['/no-such-page'] });

  test('a visitor without a mouse chooses the look, which is there before the next first paint', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    const light = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).not.toBe(light);
    const dark = await ground(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(light);
    const panel = await openByKeyboard(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Same as device' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Normal' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', { name: 'Largest' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('checkbox', { name: 'Less motion' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => looksOf(page)).toEqual(chosenLook);
    expect(await ground(page)).toBe(dark);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await settled(page);

    // While the app's code is loading, only the script in the head can have set it, before there is a body to paint.
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.addInitScript(() => {
      new MutationObserver(() => {
        Reflect.set(window, 'lookCameBeforeBody', document.body === null);
      }).observe(document, { subtree: true, attributeFilter: ['data-reduce-motion'] });
    });
    await page.reload();
    expect(await looksOf(page)).toEqual(chosenLook);
    expect(await page.evaluate(() => Reflect.get(window, 'lookCameBeforeBody'))).toBe(true);
  });

  for (const wish of ['the system', 'the switch']) {
    test(`no change takes time for who wants less motion by ${wish}`, async ({ page }) => {
      if (wish === 'the switch') await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/about');
      const changing = await page.evaluate((bySwitch) => {
        const { dataset } = document.documentElement;
        if (bySwitch) dataset['reduceMotion'] = '';
        dataset['theme'] = 'dark';
        return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
      }, wish === 'the switch');
      expect(changing).toBe(0);
    });
  }

  test('a visitor finds the last ten pages, newest first, in the panel and where a page is missing', async ({
    page,
  }) => {
    const before = Array.from({ length: 9 }, (_, number) => `/events/former-${number}`);
    await give(page, { lastVisitedPages: before });
    await page.goto('/about');
    await hydrated(page);
    await followFooter(page, 'Privacy Policy');
    await expect(page).toHaveURL('/privacy-policy');
    // The footer of the next page begins folded again.
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await followFooter(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    const newest = ['/contact', '/privacy-policy', '/about', ...before.slice(0, 7)];
    await expect.poll(async () => (await kept(page))['lastVisitedPages']).toEqual(newest);

    await page.goto('/no-such-page');
    await hydrated(page);
    const seen = page.getByRole('region', { name: 'Recently viewed' });
    await expect(seen.getByRole('link')).toHaveText([
      'Contact',
      'Privacy Policy',
      'About Us',
      '/events/former-0',
      '/events/former-1',
    ]);
    expect((await kept(page))['lastVisitedPages']).toEqual(newest);

    const panel = await openByKeyboard(page);
    const list = panel.getByRole('region', { name: 'Recently viewed' });
    await expect(list.getByRole('link')).toHaveCount(10);
    await list.getByRole('button', { name: 'Clear this list' }).press('Enter');
    await expect(list.getByRole('link')).toHaveCount(0);
    await expect(list.getByRole('heading')).toBeFocused();
    await expect.poll(async () => (await kept(page))['lastVisitedPages']).toEqual([]);
  });

  test('an address that ends in #preferences opens them, and so does a tap that came early', async ({
    page,
  }) => {
    await page.goto('/about#preferences');
    await expect(panelOf(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await settled(page);

    await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
    await openerOf(page).evaluate((link: HTMLElement) => link.click());
    await expect(panelOf(page)).toBeVisible();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

test('the open panel is accessible to everyone, with the largest letters', async ({ page }) => {
  await give(page, {
    fontSize: 'x-large',
    lastVisitedPages: ['/about', '/services/wedding'],
    dismissedPromotions: ['one'],
  });
  await page.goto('/privacy-policy');
  await hydrated(page);
  const panel = await openByKeyboard(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const faultsOf = width === 360 ? faultsByDayAndNight : faultsByDay;
    expect(await faultsOf(page), `${width} px`).toEqual([]);
    const sideways = await panel.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(sideways).toEqual([]);
  }
});

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is offered no preferences that would not open', async ({ page }) => {
    await page.goto('/about');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
    ).toBeVisible();
    await expect(openerOf(page)).toBeHidden();
  });
});
