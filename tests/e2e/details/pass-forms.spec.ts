import type { Page } from '@playwright/test';
import { sideways } from '../accessibility.ts';
import { test } from '../changingSite.ts';
import { expect, hydrated } from '../fixtures.ts';
import { buy, enterUtr, openSale, verify } from '../passSale.ts';

// A link with an encoded # is an address that the server does not have; the page opens it all the same.
test.use({ expectedComplaints: ['404'] });

const UTR = '412345678977';

/** A QR is whole on the screen, with text of any size, and the page no wider than it. */
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
    expect(await sideways(page), size).toBe(0);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test('on a narrow phone with large text the QRs are whole, what is paid is answered in view, and changed links open', async ({
  page,
  stack,
}) => {
  await openSale(stack);
  await page.setViewportSize({ width: 320, height: 640 });
  const [id, key] = await buy(page, 1);
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
  await expectWholeQr(page, /^QR code of pass/);
  const picture = await paid.screenshot();

  await page.goto('/pass');
  await hydrated(page);
  await page
    .getByLabel('Check a picture of the pass')
    .setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: picture });
  await expect(page).toHaveURL(/\/pass#[\dA-Z]{26}$/);
  await expect(page.getByRole('heading', { name: 'This pass is real and valid' })).toBeVisible();
  await expectWholeQr(page, /^QR code of pass/);
});
