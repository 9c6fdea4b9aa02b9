import type { Page } from '@playwright/test';
import { expect, hydrated, moving, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

// A dialog slides up, on a page without other motion.
test.use(moving);
const opener = (page: Page) => page.locator('main a[data-enquiry]').first();

/** Opens the enquiry, and does something in the page while it is not yet a modal: in the frame that shows it first. */
async function inFirstFrame(page: Page, action: (dialog: HTMLDialogElement) => void) {
  await page.goto('/services/corporate');
  await hydrated(page);
  await page.evaluate(`new MutationObserver((_, observer) => {
    const dialog = document.querySelector('dialog[popover]');
    if (!dialog) return;
    observer.disconnect();
    window.rises = 0;
    dialog.addEventListener('animationstart', ({ target }) => { if (target === dialog) rises += 1; });
    requestAnimationFrame(() => (${action.toString()})(dialog));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['popover'] })`);
  await opener(page).click();
}

test('Esc closes a dialog already in its first frame', async ({ page }) => {
  await inFirstFrame(page, (dialog) => {
    const init = { key: 'Escape', bubbles: true, cancelable: true };
    const modal = dialog.matches(':modal');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    document.documentElement.dataset['escOf'] = modal ? 'modal' : 'popover';
  });
  await page.locator('html[data-esc-of=popover]').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('html.scroll-locked')).toHaveCount(0);
});

test('a dialog becomes a modal where it is, and keeps the field that has the focus', async ({
  page,
}) => {
  await inFirstFrame(page, (dialog) => {
    dialog.querySelector('input')?.focus();
    const { width } = dialog.getBoundingClientRect();
    Reflect.set(window, 'firstFrame', { modal: dialog.matches(':modal'), width });
  });
  const dialog = page.locator('dialog:modal');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('input').first()).toBeFocused();
  const later = await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(async ({ finished }) => finished));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const first = Reflect.get(window, 'firstFrame');
    return {
      wasModal: first.modal,
      moved: element.getBoundingClientRect().width - first.width,
      rises: Reflect.get(window, 'rises'),
    };
  });
  // It replaces its shell, which has slid up.
  expect(later).toEqual({ wasModal: false, moved: 0, rises: 0 });
  // A modal keeps the focus inside, and the page behind still.
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab');
  const inside = await page.evaluate(
    () =>
      document.activeElement === document.body ||
      Boolean(document.activeElement?.closest('dialog')),
  );
  expect(inside).toBe(true);
});

test('after the skip link, the focus returns to the link that opened the enquiry', async ({
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
