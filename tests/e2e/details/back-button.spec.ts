import type { Locator, Page } from '@playwright/test';
import {
  bookNow,
  expect,
  followFooter,
  hydrated,
  settled,
  test,
  wholeHydrated,
} from '../fixtures.ts';

const ALBUM = 'd0000000-0000-4000-8000-000000000101';
/** The page before: another site. */
const CHAT = 'data:text/html,<title>Chat</title>';

type Find = (page: Page) => Locator;
/** `ready` is visible once the opener's section is hydrated, where that is not a running row. */
type Overlay = [what: string, opener: Find, shown?: Find, ready?: Find];

const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuLink = (page: Page) => menu(page).getByRole('link', { name: 'Raas Garba', exact: true });
const eventPictures = (page: Page) =>
  page.getByRole('group', { name: 'Pictures of Dandiya Night on the Lawn' });

/** Overlays that open with and without the app. */
const early: Overlay[] = [
  ['the enquiry', bookNow],
  ['the preferences', (page) => page.getByRole('contentinfo').locator('[href="#preferences"]')],
  ['the menu', menuButton, menu],
];
const late: Overlay[] = [
  ['a bio of the team', (page) => page.getByRole('button', { name: /^Bio Info/ }).first()],
  ['a featured album', (page) => page.getByRole('link', { name: /A Marigold Mandap/ }).first()],
  ['a kind', (page) => page.getByRole('link', { name: 'Open album: Wedding Services' })],
  [
    'an album of the portfolio',
    (page) =>
      page
        .getByRole('region', { name: 'Our Portfolio' })
        .first()
        .getByRole('link', { name: 'Open album: A First Birthday in Teal and Gold' }),
  ],
  [
    'a picture of an event',
    (page) =>
      eventPictures(page).locator('[aria-roledescription="slide"]:not([inert])').getByRole('link'),
    dialog,
    (page) => eventPictures(page).getByRole('button', { name: 'Next picture' }),
  ],
  ['a post', (page) => page.getByRole('button', { name: /^Enlarge: The roof of a mandap/ })],
];
const picture: Overlay = [
  'a picture',
  (page) => page.getByRole('link', { name: /^Enlarge/ }).first(),
];

/** The home page, reached from another site. */
async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(CHAT);
  await page.goto(path);
}

async function expectToLeave(page: Page): Promise<void> {
  await settled(page);
  await page.goBack();
  await expect(page).toHaveTitle('Chat');
}

const byBack = async (page: Page) => page.goBack();
const byEsc = async (page: Page) => page.keyboard.press('Escape');
const byButton = async (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

/** Opens an overlay once per way of closing it: the focus returns to its opener, the history to the page. */
async function openAndClose(page: Page, [, opener, shown = dialog, ready]: Overlay): Promise<void> {
  const address = page.url();
  await opener(page).scrollIntoViewIfNeeded();
  const row = opener(page).locator('xpath=ancestor::*[@data-running]');
  if ((await row.count()) > 0) await expect(row).toHaveAttribute('data-running', 'true');
  if (ready) await expect(ready(page)).toBeVisible();
  for (const close of shown === dialog ? [byBack, byEsc, byButton] : [byBack, byEsc]) {
    await opener(page).click();
    await expect(shown(page)).toBeVisible();
    await close(page);
    await expect(shown(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(opener(page)).toBeFocused();
    await settled(page);
  }
}

for (const overlay of early)
  test(`${overlay[0]} closes by the back button and by Esc, and leaves no step behind`, async ({
    page,
  }) => {
    await arrive(page);
    await openAndClose(page, overlay);
    await expectToLeave(page);
  });

for (const [path, overlays] of [
  ['/', [...early, ...late]],
  [`/portfolio/${ALBUM}`, [picture]],
] as const)
  test(`with the app, every overlay of ${path} closes, returns the focus and leaves no step`, async ({
    page,
  }) => {
    // As in Safari: a press does not focus what it presses. The menu's button is left to the browser.
    await page.addInitScript(() =>
      document.addEventListener(
        'mousedown',
        (event) => {
          const pressed = event.target instanceof Element ? event.target : null;
          if (!pressed?.closest('[popovertarget]')) event.preventDefault();
        },
        true,
      ),
    );
    await arrive(page, path);
    await wholeHydrated(page);
    for (const overlay of overlays)
      await test.step(overlay[0], async () => openAndClose(page, overlay));
    await expectToLeave(page);
  });

test.describe('an enquiry half typed', () => {
  for (const withApp of [false, true]) {
    test(`is there again after the back button, ${withApp ? 'with' : 'without'} the app`, async ({
      page,
    }) => {
      await arrive(page);
      if (withApp) await hydrated(page);
      await bookNow(page).click();
      await dialog(page).getByLabel('Full Name').fill('Ritu Kumari');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await bookNow(page).click();
      await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Ritu Kumari');
      await expect(dialog(page).getByText(/^We kept what you typed/)).toBeVisible();
    });
  }

  test('is there again after a reload, whose page has no step of the dialog', async ({ page }) => {
    await arrive(page);
    await bookNow(page).click();
    await dialog(page).getByLabel('Full Name').fill('Ritu Kumari');
    await page.reload();
    await expectToLeave(page);
    await page.goForward();
    await bookNow(page).click();
    await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Ritu Kumari');
  });
});

test('a dialog that was open before the app came closes by the back button after it', async ({
  page,
}) => {
  await arrive(page);
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await followFooter(page, 'About Us');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectToLeave(page);
});

test('the forward button opens nothing and breaks nothing', async ({ page }) => {
  await arrive(page);
  await hydrated(page);
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await settled(page);
  await expect(dialog(page)).toBeHidden();
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expectToLeave(page);
});

for (const withApp of [false, true]) {
  test.describe(withApp ? 'with the app' : 'before the app', () => {
    test('a page reached from the menu comes after the page, not after the menu', async ({
      page,
    }) => {
      await arrive(page);
      if (withApp) await hydrated(page);
      await menuButton(page).click();
      await menuLink(page).click();
      await expect(page).toHaveURL('/raas-garba');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu(page)).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL('/raas-garba');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expectToLeave(page);
    });

    test('a dialog opened from the menu takes its place', async ({ page }) => {
      await arrive(page);
      if (withApp) await hydrated(page);
      await menuButton(page).click();
      await page.locator('#site-menu').getByRole('link', { name: 'Enquire' }).click();
      await expect(dialog(page)).toBeVisible();
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expectToLeave(page);
    });
  });
}

for (const address of [`/?album=featured.${ALBUM}`, `/portfolio/${ALBUM}?picture=2`]) {
  test(`a link to ${address} has its page beneath it`, async ({ page }) => {
    await arrive(page, address);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address.replace(/\?.*/, ''));
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectToLeave(page);
  });
}

test('a dialog that its address opens closes by the back button, too', async ({ page }) => {
  await arrive(page, '/services/wedding?service=wedding#enquiry');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expectToLeave(page);
});
