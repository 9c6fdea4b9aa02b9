import type { Page } from '@playwright/test';
import { openControlled, test } from '../changingSite.ts';
import { expect, followFooter, hydrated, wholeHydrated } from '../fixtures.ts';

const text = 'A new version of the website is available!';
const banner = (page: Page) => page.getByRole('region', { name: 'Website update' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });

const missing = (page: Page) => page.getByRole('region', { name: 'Part of the page is missing' });

/** Marks the document, to see whether it is still the same one later. */
const mark = async (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = async (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'));
const focus = async (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const setDirty = async (page: Page, dirty: boolean) =>
  page.evaluate((on) => document.documentElement.toggleAttribute('data-dirty-form', on), dirty);

test.describe('a new version', () => {
  test('is offered, put off, offered again and taken', async ({ page, site }) => {
    await openControlled(page, '/about');
    await expect(banner(page)).toBeHidden();
    site.version = 2;
    await focus(page);
    await expect(banner(page)).toContainText(text);
    await expect(banner(page).getByRole('button')).toHaveText(['Later', 'Update Now']);
    await button(page, 'Later').click();
    await expect(banner(page)).toBeHidden();
    await focus(page);
    await expect(banner(page)).toBeVisible();
    await button(page, 'Later').click();

    await page.goto('/services');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await mark(page);
    const loaded = page.waitForEvent('load');
    await button(page, 'Update Now').click();
    await loaded;
    // The last worker may still be busy: the new one takes over after it.
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
    await focus(page);
    await expect(banner(page)).toBeHidden();
  });

  test('is taken though the last worker does not let go', async ({ page, site }) => {
    await openControlled(page, '/about');
    site.version = 2;
    await focus(page);
    await expect(banner(page)).toBeVisible();
    // Chromium waits, for minutes if need be, until that worker has nothing to do.
    await page.evaluate(() => (ServiceWorker.prototype.postMessage = () => undefined));
    const loaded = page.waitForEvent('load');
    await button(page, 'Update Now').click();
    await loaded;
  });

  test('shows that an unsent form holds it back though the last worker does not let go', async ({
    page,
    site,
  }) => {
    await openControlled(page, '/about');
    await setDirty(page, true);
    site.version = 2;
    await focus(page);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => (ServiceWorker.prototype.postMessage = () => undefined));
    await button(page, 'Update Now').click();
    await expect(banner(page)).toContainText('Your form is not sent yet');
  });

  test('is found on load, too', async ({ page, site }) => {
    await openControlled(page, '/about');
    site.version = 3;
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('taken in one tab takes nothing from the others', async ({ page, context, site }) => {
    await openControlled(page, '/about');
    const typing = await context.newPage();
    await openControlled(typing, '/services/wedding');
    const hidden = await context.newPage();
    await openControlled(hidden, '/gallery');

    await typing.locator('a[data-enquiry]:visible').first().click();
    const name = typing.getByRole('dialog').getByLabel('Full Name');
    await name.fill('Ritu Kum');
    await hidden.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    for (const tab of [page, typing, hidden]) await mark(tab);

    site.version = 4;
    await focus(page);
    await expect(banner(page)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await button(page, 'Update Now').click();
    await loaded;

    // Both still run the old code, and say so.
    await expect(banner(typing)).toContainText('Your form is not sent yet');
    await expect(name).toHaveValue('Ritu Kum');
    expect(await isMarked(typing)).toBe(true);
    await expect(banner(hidden)).toBeVisible();
    expect(await isMarked(hidden)).toBe(true);

    await typing.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    // A form within the page, so that the banner can be reached.
    await setDirty(typing, true);
    await button(typing, 'Update Now').click();
    await expect(banner(typing)).toContainText('Your form is not sent yet');
    expect(await isMarked(typing)).toBe(true);
    await setDirty(typing, false);
    await expect(banner(typing)).not.toContainText('Your form is not sent yet');
    const typingLoaded = typing.waitForEvent('load');
    await button(typing, 'Update Now').click();
    await typingLoaded;
    expect(await isMarked(typing)).toBe(false);
    await typing.locator('a[data-enquiry]:visible').first().click();
    await expect(name).toHaveValue('Ritu Kum');

    // Its old code still works: a page rendered without a load.
    await followFooter(hidden, 'About Us');
    await expect(hidden).toHaveURL('/about');
    await expect(hidden.locator('h1')).toBeVisible();
    expect(await isMarked(hidden)).toBe(true);
    const hiddenLoaded = hidden.waitForEvent('load');
    await button(hidden, 'Update Now').click();
    await hiddenLoaded;
    expect(await isMarked(hidden)).toBe(false);
  });

  test('with an unsent form in the same tab is taken only once that is gone', async ({
    page,
    site,
  }) => {
    await openControlled(page, '/about');
    await setDirty(page, true);
    await mark(page);
    site.version = 5;
    await focus(page);
    await expect(banner(page)).not.toContainText('Your form is not sent yet');
    await button(page, 'Update Now').click();
    await expect(banner(page)).toContainText('Your form is not sent yet');
    expect(await isMarked(page)).toBe(true);
    await setDirty(page, false);
    const loaded = page.waitForEvent('load');
    await button(page, 'Update Now').click();
    await loaded;
    expect(await isMarked(page)).toBe(false);
  });
});

test.describe('a file that a deployment has removed', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'Failed to fetch'] });

  test('brings the page back fresh, once, and then a message', async ({ page, site }) => {
    site.gone = /^\/assets\/BioDialog-/;
    await openControlled(page, '/');
    await wholeHydrated(page);
    await mark(page);
    const bio = page.getByRole('button', { name: /^Bio Info/ }).first();
    const loaded = page.waitForEvent('load');
    await bio.click();
    await loaded;
    await wholeHydrated(page);
    expect(await isMarked(page)).toBe(false);

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await mark(page);
    await bio.click();
    await expect(missing(page)).toContainText('could not be loaded');
    expect(await isMarked(page)).toBe(true);
    site.gone = undefined;
    const again = page.waitForEvent('load');
    await missing(page).getByRole('button', { name: 'Load the page again' }).click();
    await again;
    await wholeHydrated(page);
    await bio.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('never takes an unsent form along', async ({ page, site }) => {
    site.gone = /^\/assets\/BioDialog-/;
    await openControlled(page, '/');
    await wholeHydrated(page);
    await setDirty(page, true);
    await mark(page);
    await page
      .getByRole('button', { name: /^Bio Info/ })
      .first()
      .click();
    await expect(missing(page)).toContainText('Your form is not sent yet');
    expect(await isMarked(page)).toBe(true);
  });

  test('leads to the enquiry’s page when it is the enquiry’s', async ({ page, site }) => {
    site.gone = /^\/assets\/overlays-/;
    await openControlled(page, '/about');
    await page.locator('a[data-enquiry]:visible').first().click();
    await expect(page).toHaveURL(/\/contact\b.*#enquiry$/);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
  });
});
