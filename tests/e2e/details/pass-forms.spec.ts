import type { Page } from '@playwright/test';
import { test } from '../changingSite.ts';
import { expect, hydrated } from '../fixtures.ts';
import { buy, enterUtr, openSale, verify } from '../passSale.ts';

// A link with an encoded # is an address that the server does not have; the page opens it all the same.
test.use({ expectedComplaints: ['404'] });

const UTR = '412345678977';

/** Whether a QR is whole on the screen, with text of any size. */
async function expectWholeQr(page: Page, name: RegExp): Promise<void> {
  const qr = page.getByRole('img', { name }).first();
  await expect(qr).toBeVisible();
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await qr.scrollIntoViewIfNeeded();
    const cut = await qr.evaluate((image: HTMLImageElement) => {
      const { left, right, width, height } = image.getBoundingClientRect();
      const clip = image.closest('.overflow-hidden')?.getBoundingClientRect();
      const isCut = clip !== undefined && (left < clip.left - 1 || right > clip.right + 1);
      return { isCut, isSquare: Math.abs(width - height) < 1, isSmall: width < 100 };
    });
    expect({ size, ...cut }).toEqual({
      size,
      isCut: false,
      isSquare: true,
      isSmall: false,
    });
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Nothing is wider than a phone, and cards have the same margin at both sides. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const cards = page.locator('main .card-frame');
    await expect(cards.first()).toBeVisible();
    const found = await cards.evaluateAll((all) => {
      const margins = all.map((card) => card.getBoundingClientRect());
      const isOut = (one: Element) => one.getBoundingClientRect().right > innerWidth;
      return {
        sideways: document.documentElement.scrollWidth - innerWidth,
        uneven: margins.filter(({ left, right }) => Math.abs(left - (innerWidth - right)) > 1)
          .length,
        wide: [...document.querySelectorAll('main *')].filter(isOut).map((one) => one.outerHTML),
      };
    });
    expect({ width, ...found }).toEqual({ width, sideways: 0, uneven: 0, wide: [] });
  }
}

test('on a narrow phone with large text the QRs are whole, what is paid is answered in view, and changed links open', async ({
  page,
  stack,
}) => {
  await openSale(stack);
  await page.setViewportSize({ width: 320, height: 640 });
  const [id, key] = await buy(page, 1);
  await expectFits(page);
  // Folded on a phone, which opens the app by a link.
  await page.getByText('QR code to pay from a phone').click();
  await expectWholeQr(page, /^QR code to pay/);

  await enterUtr(page, UTR);
  const answer = page.getByRole('heading', { name: 'We are checking your payment' });
  await expect(answer).toBeInViewport();
  expect(
    await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1'))),
  ).toBe(true);
  await verify(stack, id, UTR, 85_000);

  await page.goto(`/passes%23${id}.${key}).`);
  const paid = page.getByRole('img', { name: /^QR code of pass/ });
  await expect(paid).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/passes');
  await expectFits(page);
  await expectWholeQr(page, /^QR code of pass/);
  const picture = await paid.screenshot();

  await test.step('a step to the content, and an address in capitals, stay with the order', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(paid).toBeVisible();
    await page.goto(`/PASS#${id}.${key}`);
    await expect(paid).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/passes');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(1);
  });

  await page.goto('/pass');
  await hydrated(page);
  await page
    .getByLabel('Check a picture of the pass')
    .setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: picture });
  await expect(page).toHaveURL(/\/pass#[\dA-Z]{26}$/);
  await expect(page.getByRole('heading', { name: 'This pass is real and valid' })).toBeVisible();
  await expectFits(page);
  await expectWholeQr(page, /^QR code of pass/);
});
