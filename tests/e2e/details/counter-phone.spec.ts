import type { Page } from '@playwright/test';
import { adminCheckIn as gate } from '../../../src/content/en/adminCheckIn.ts';
import { adminCounter as words } from '../../../src/content/en/adminCounter.ts';
import { createUser, type Stack } from '../../../supabase/local/testing.ts';
import { addKind, makeTonight, openEdition } from '../../../supabase/tests/support/passes.ts';
import { faultsForThumbs, sideways, smallTargets } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openShift, password, signInHere, startShift, type, verdict } from '../gatePhone.ts';

const LOW = { width: 360, height: 640 };
test.use({ viewport: LOW, expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

const email = 'till@mandap.example';

async function openTonight(stack: Stack): Promise<string> {
  const { id, nights } = await openEdition(stack, { nights: 1, capacity: 60 });
  const [night = ''] = nights;
  await addKind(stack, id, { price_paise: 85_000 });
  await addKind(stack, id, { name: 'Couple', people: 2, price_paise: 150_000 });
  await addKind(stack, id, { name: 'Family', people: 4, price_paise: 250_000 });
  await makeTonight(stack, night);
  await createUser(stack, { email, password, role: 'counter' });
  return night;
}

/** Whether Cash and UPI are whole within the screen, on its lower edge. */
async function expectPayInView(page: Page, amount: string): Promise<void> {
  for (const name of [words.cash(amount), words.upi(amount)]) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(box && LOW.height - box.y - box.height).toBeLessThan(32);
  }
}

/** Boxes that cut a QR off; none if it is whole, and large enough to be read. */
const cutBy = async (page: Page, name: RegExp) =>
  page
    .getByRole('img', { name })
    .first()
    .evaluate((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      const cuts = width < 130 || left < 0 || right > innerWidth ? [`${left} to ${right}`] : [];
      let box: Element | null = image.parentElement;
      while (box && box !== document.body) {
        const around = box.getBoundingClientRect();
        if (left < around.left - 0.5 || right > around.right + 0.5)
          cuts.push(`${left} to ${right} in ${around.left} to ${around.right}: ${box.className}`);
        box = box.parentElement;
      }
      return cuts;
    });

test('the total, Cash and UPI stay on the lower edge; slips alone are printed', async ({
  page,
  stack,
  context,
}) => {
  const night = await openTonight(stack);
  await page.goto('/gate');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await signInHere(page, email);
  await page.getByLabel(gate.open.kinds.counter).check();
  expect(await smallTargets(page)).toEqual([]);
  await openShift(page, night, 'Till');
  expect(await smallTargets(page)).toEqual([]);
  await startShift(page);

  for (const kind of ['One night', 'Couple', 'Family'])
    await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await expectPayInView(page, '₹4,850');
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: words.upiCode.show('₹4,850') }).click();
  const code = page.getByRole('img', { name: /^QR code to pay/ });
  await expect(code).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('[data-bar]').boundingBox();
  const drawn = await code.boundingBox();
  expect(drawn && bar && drawn.y + drawn.height <= bar.y).toBe(true);
  await expectPayInView(page, '₹4,850');
  expect(await faultsForThumbs(page)).toEqual([]);
  for (const y of [0, 9999]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expectPayInView(page, '₹4,850');
  }

  await context.setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('button', { name: words.cash('₹4,850') })).toBeDisabled();
  expect(await faultsForThumbs(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(words.offline)).toHaveCount(0);
  await expectPayInView(page, '₹4,850');

  await page.getByLabel(words.inNow).uncheck();
  await page.getByRole('button', { name: words.cash('₹4,850') }).click();
  await expect(page.getByRole('heading', { name: words.sold.later(3) })).toBeVisible();
  // Not over the link that stands where Cash was.
  await page.mouse.move(0, 0);
  expect(await faultsForThumbs(page)).toEqual([]);

  await test.step('a QR is whole on a narrow screen with large letters', async () => {
    for (const size of ['100%', '150%', '200%']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate((percent) => (document.documentElement.style.fontSize = percent), size);
      expect(await cutBy(page, /^QR code of pass/), size).toEqual([]);
      expect(await sideways(page), size).toBe(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(LOW);
  });

  await test.step('slips', async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // 80 mm are 226.8 pt.
    const widths = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) /g)].map(([, width]) =>
      Math.round(Number(width)),
    );
    expect(widths).toEqual([227, 227, 227]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-slip]')).toContainText('Couple');
    await expect(page.getByRole('button')).toHaveCount(0);
    const shown = await page.locator('body').innerText();
    expect(shown).toBe(await page.locator('[data-slip]').innerText());
    await page.emulateMedia({ media: 'screen' });
  });

  await page.getByRole('button', { name: words.sold.next }).click();
  await page.getByRole('button', { name: gate.counter.check }).click();
  await expect(page.getByText(gate.scan.ready)).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
  await type(page, '00000000');
  await expect(verdict(page)).toContainText(gate.verdict.stop);
  expect(await faultsForThumbs(page)).toEqual([]);
});
