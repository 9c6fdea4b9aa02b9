import type { Page } from '@playwright/test';
import { expect, followFooter, hydrated, settled, test } from './fixtures.ts';
import { give, kept, openByKeyboard, openerOf, panelOf } from './preferencesPanel.ts';

const ground = async (tab: Page) =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

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
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await settled(page);

    // While the app's code is on its way only the script in the head can have set it, before there is a body to paint.
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

  test('a second tab follows at once, and its system’s dark mode where that is wanted', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await hydrated(other);
    const light = await ground(other);
    const panel = await openByKeyboard(page);
    await panel.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => looksOf(other)).toMatchObject({ theme: 'dark' });
    const dark = await ground(other);
    expect(dark).not.toBe(light);
    const otherPanel = await openByKeyboard(other);
    await expect(otherPanel.getByRole('radio', { name: 'Dark' })).toBeChecked();

    await otherPanel.getByRole('radio', { name: 'Same as device' }).check();
    await expect(panel.getByRole('radio', { name: 'Same as device' })).toBeChecked();
    await expect.poll(() => ground(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(light);
  });

  test('a visitor whose browser refuses to keep anything chooses for this page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    await hydrated(page);
    const panel = await openByKeyboard(page);
    await expect(panel.getByText(/does not let us save anything/)).toBeVisible();
    await panel.getByRole('radio', { name: 'Dark' }).check();
    await panel.getByRole('radio', { name: 'Large', exact: true }).check();
    await expect.poll(() => looksOf(page)).toMatchObject({ theme: 'dark', fontSize: 'large' });
    await page.keyboard.press('Escape');
    await followFooter(page, 'Services');
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toBeVisible();
    expect(await looksOf(page)).toMatchObject({ theme: 'dark', fontSize: 'large' });
  });

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

  test('a page that its owner hides is none to come back to', async ({ page, stack }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    await stack.sql`update public.page_visibility set is_visible = false where page_name = 'about'`;
    try {
      await page.goto('/about');
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Page Not Available' })).toBeVisible();
      await expect
        .poll(async () => (await kept(page))['lastVisitedPages'])
        .toEqual(['/privacy-policy']);
    } finally {
      await stack.sql`update public.page_visibility set is_visible = true where page_name = 'about'`;
    }
  });

  test('announcements come back, no browser is recognised before that is ticked, and everything goes back', async ({
    page,
    stack,
  }) => {
    await stack.sql`update public.ad_bar set content = 'Open on Diwali', enabled = true where id = 1`;
    await page.goto('/about');
    await hydrated(page);
    const bar = page.getByRole('complementary', { name: 'Announcements' });
    await bar.getByRole('button', { name: 'Dismiss this announcement' }).click();
    await expect(bar).toHaveCount(0);
    const panel = await openByKeyboard(page);
    const hidden = panel.getByRole('region', { name: 'Hidden announcements' });
    await hidden.getByRole('button', { name: 'Show them again' }).press('Enter');
    await expect(hidden.getByText('You have not hidden any announcement.')).toBeVisible();
    // The page behind a modal dialog has no roles.
    await expect(page.locator('aside', { hasText: 'Open on Diwali' })).toBeVisible();
    await stack.sql`update public.ad_bar set content = '', enabled = false where id = 1`;

    const counting = panel.getByRole('checkbox', { name: 'Recognise this browser next time' });
    await expect(counting).not.toBeChecked();
    await counting.press('Space');
    await expect.poll(async () => (await kept(page))['acceptedCookies']).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    await expect(panel.getByText('English')).toBeVisible();

    await panel.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(panel.getByRole('status')).toHaveText(/have been reset/);
    await expect
      .poll(() => kept(page))
      .toMatchObject({ acceptedCookies: null, lastVisitedPages: [] });
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
