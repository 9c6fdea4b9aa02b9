import type { Page } from '@playwright/test';
import { countOf, fillEnquiry, sendEnquiry, SUCCESS } from '../enquiryForm.ts';
import { bookNow, expect, hydrated, test } from '../fixtures.ts';
import { signInByForm } from '../owner.ts';

/** Makes the mere look at every store of the browser throw. */
async function forbidLooking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page with the rest
    const forbid = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get: () => {
          throw new DOMException('Forbidden by a test', 'SecurityError');
        },
      });
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      forbid(window, store);
    forbid(Navigator.prototype, 'serviceWorker');
    forbid(Document.prototype, 'cookie');
  });
}

/** Makes every store full. */
async function fillUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page with the rest
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    Cache.prototype.put = async () => full();
  });
}

/** Takes every store away. */
async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

for (const [how, prepare] of [
  ['forbids to look at its stores', forbidLooking],
  ['has no room left', fillUp],
  ['has no stores', takeAway],
] as const)
  test(`a browser that ${how} answers its visitor, sends an enquiry and lets the owner in`, async ({
    page,
    stack,
  }) => {
    await prepare(page);
    await page.goto('/?utm_source=flyer');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Theme: / }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await hydrated(page);
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await fillEnquiry(dialog, how);
    await sendEnquiry(dialog);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    expect(await countOf(stack, how)).toBe(1);

    await signInByForm(page, stack);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
