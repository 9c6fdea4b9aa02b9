import type { Locator, Page } from '@playwright/test';
import { faultsOnEveryScreen } from '../accessibility.ts';
import { expect, hydrated, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

const total = (page: Page) => page.getByLabel('Total budget, in rupees');
const guests = (page: Page) => page.getByLabel('Guests');
const amountOf = (page: Page, name: RegExp) =>
  page.getByRole('table').getByRole('row', { name }).getByRole('cell').last();

async function open(page: Page): Promise<void> {
  await page.goto('/calculator');
  await hydrated(page);
  await expect(guests(page)).toBeEnabled();
}

/** Goes on by the Tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function rupees(cells: Locator): Promise<number[]> {
  return (await cells.allTextContents()).map((text) => Number(text.replace(/[₹,]/g, '')));
}

test('a visitor without a mouse counts, and finds it again after a reload', async ({ page }) => {
  await open(page);
  await page.getByLabel('Event type').focus();
  await typeInto(page, guests(page), '350');
  await expect(amountOf(page, /^Catering/)).toHaveText('₹4,20,000');
  await typeInto(page, total(page), '20 lakh');
  await tabTo(page, page.getByLabel('Catering, in rupees'));
  await expect(page.getByLabel('Catering, in rupees')).toHaveValue('5,60,000');
  const lock = page.getByRole('button', { name: 'Lock Catering' });
  await tabTo(page, lock);
  await page.keyboard.press('Space');
  await expect(lock).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('Event type').focus();
  await typeInto(page, total(page), '18,00,000');
  await page.keyboard.press('Enter');
  await expect(amountOf(page, /^Catering/)).toHaveText('₹5,60,000');
  await expect(amountOf(page, /^Total/)).toHaveText('₹18,00,000');
  await expect(amountOf(page, /^Grand total/)).toHaveText('₹19,80,000');
  const parts = await rupees(page.locator('tbody td:last-child'));
  expect(parts).toHaveLength(10);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(18_00_000);

  await page.reload();
  await hydrated(page);
  await expect(guests(page)).toHaveValue('350');
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await expect(amountOf(page, /^Total/)).toHaveText('₹18,00,000');
});

test('a shared link shows the same estimate on another phone', async ({ page, browser, stack }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await guests(page).fill('275');
  await page.getByLabel('Decor, in per cent').fill('20');
  await page.getByLabel('City').fill('Ranchi');
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  const figures = await page.getByRole('table').innerText();

  const context = await browser.newContext({ baseURL: stack.url });
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(other.getByText('This estimate was shared with you.')).toBeVisible();
  await expect(other.getByRole('table')).toHaveText(figures, { useInnerText: true });
  await expect(other.getByLabel('City')).toHaveValue('Ranchi');
  await expect(other.getByRole('button', { name: 'Lock Decor' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the example in full', async ({ page }) => {
    await page.goto('/calculator');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(amountOf(page, /^Catering/)).toHaveText('₹4,80,000');
    await expect(amountOf(page, /^Grand total/)).toHaveText('₹16,50,000');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

test('it is alone on paper, and keeps its shape and its contrast with warnings', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page);
  await test.step('on paper', async () => {
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('An estimate, not an offer.')).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('button:visible, input:visible, footer:visible')).toHaveCount(0);
    await expect(
      page.locator('[data-enquiry]:visible, a[href^="https://wa.me"]:visible'),
    ).toHaveCount(0);
  });
  await page.emulateMedia({ media: 'screen' });
  await total(page).fill('99,99,99,999.99');
  await page.getByLabel('Catering, in rupees').fill('1,00,000');
  await page.getByLabel('Maximum you can spend').fill('1 lakh');
  await page.getByLabel('Decor, in rupees').fill('200 crore');
  await page.getByLabel('Decor, in rupees').blur();
  await expect(page.getByText('Over budget')).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
});
