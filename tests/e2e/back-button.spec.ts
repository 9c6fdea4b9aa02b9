import type { Locator, Page } from '@playwright/test';
import {
  bookNow,
  expect,
  followFooter,
  hydrated,
  settled,
  test,
  wholeHydrated,
} from './fixtures.ts';

const ALBUM = 'd0000000-0000-4000-8000-000000000101';
/** Where the visitor comes from: another site. */
const CHAT = 'data:text/html,<title>Chat</title>';

type Overlay = {
  what: string;
  opener: (page: Page) => Locator;
  shown: (page: Page) => Locator;
};

const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const preferences = (page: Page) => page.getByRole('contentinfo').locator('[href="#preferences"]');
const menuLink = (page: Page) => menu(page).getByRole('link', { name: 'Raas Garba', exact: true });

/** What opens with and without the app. */
const early: Overlay[] = [
  { what: 'the enquiry', opener: bookNow, shown: dialog },
  { what: 'the preferences', opener: preferences, shown: dialog },
  { what: 'the menu', opener: menuButton, shown: menu },
];
const late: Overlay[] = [
  {
    what: 'a bio of the team',
    opener: (page) => page.getByRole('button', { name: /^Bio Info/ }).first(),
    shown: dialog,
  },
  {
    what: 'an album',
    opener: (page) => page.getByRole('link', { name: /A Marigold Mandap/ }).first(),
    shown: dialog,
  },
  {
    what: 'an Instagram picture',
    opener: (page) => page.getByRole('button', { name: /^Enlarge: The roof of a mandap/ }),
    shown: dialog,
  },
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

/** Opens something twice on the home page, and closes it by the back button and by Esc. */
async function openAndClose(page: Page, { opener, shown }: Overlay): Promise<void> {
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await opener(page).click();
    await expect(shown(page)).toBeVisible();
    await close();
    await expect(shown(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(opener(page)).toBeFocused();
    await settled(page);
  }
}

for (const overlay of early)
  test(`${overlay.what} closes by the back button and by Esc, and leaves no step behind`, async ({
    page,
  }) => {
    await arrive(page);
    await openAndClose(page, overlay);
    await expectToLeave(page);
  });

test('with the app, all that opens closes by the back button and by Esc, and leaves no step behind', async ({
  page,
}) => {
  await arrive(page);
  await wholeHydrated(page);
  for (const overlay of [...early, ...late])
    await test.step(overlay.what, () => openAndClose(page, overlay));
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
