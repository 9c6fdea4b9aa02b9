import type { Browser } from '@playwright/test';
import { adminCheckIn as words } from '../../../src/content/en/adminCheckIn.ts';
import { scanText } from '../../../src/content/en/adminScan.ts';
import { createUser, type Stack } from '../../../supabase/local/testing.ts';
import { makeTonight } from '../../../supabase/tests/support/passes.ts';
import { test } from '../changingSite.ts';
import { fakeCamera, see } from '../fakeCamera.ts';
import { collectComplaints, expect } from '../fixtures.ts';
import { openShift, password, signInHere, startShift, verdict } from '../gatePhone.ts';
import { goOffline, offlineComplaints, openWithWorker, whenKept } from '../offline.ts';
import { buy, enterUtr, openSale, verify } from '../passSale.ts';

test.use({ viewport: { width: 360, height: 780 }, expectedComplaints: offlineComplaints });

const UTR = '412345678909';
const email = 'gate@mandap.example';

/** A phone of the gate that scans, with a camera that sees nothing yet. */
async function openPhone(browser: Browser, { url }: Stack, night: string, gate: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  await collectComplaints(page, complaints);
  await fakeCamera(page);
  await page.goto('/gate');
  await signInHere(page, email);
  await openShift(page, night, gate);
  await page.getByRole('button', { name: scanText.start }).click();
  for (const need of [words.prepare.camera, words.prepare.reader])
    await expect(page.getByText(`${words.prepare.done} ${need}`)).toBeVisible({ timeout: 30_000 });
  await startShift(page);
  return { page, complaints };
}

test('bought, verified, opened without a connection, scanned from the screen, and refused the second time', async ({
  page,
  stack,
  context,
  site,
  browser,
}) => {
  const sale = await openSale(stack);
  const [night = ''] = sale.nights;
  await createUser(stack, { email, password, role: 'gate' });

  await openWithWorker(page, '/raas-garba');
  const [id] = await buy(page, 1);
  await enterUtr(page, UTR);
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  expect(await verify(stack, id, UTR, 85_000)).toMatchObject([{ result: 'paid' }]);
  await page.reload();
  const code = page.getByRole('img', { name: /^QR code of pass/ });
  await expect(code).toHaveCount(1);
  await whenKept(page, '/passes');

  await goOffline(context, site);
  await page.reload();
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  // The buyer's screen, as the guard's camera sees it.
  const screen = await code.screenshot();
  site.down = false;

  await makeTonight(stack, night);
  const north = await openPhone(browser, stack, night, 'North gate');
  await see(north.page, screen);
  await expect(verdict(north.page)).toContainText('ADMIT 1', { timeout: 20_000 });

  const south = await openPhone(browser, stack, night, 'South gate');
  await see(south.page, screen);
  await expect(verdict(south.page)).toContainText(words.verdict.stop, { timeout: 20_000 });
  await expect(verdict(south.page)).toContainText(words.verdict.reasons.inside);
  await expect(verdict(south.page)).toContainText(/since \d\d?:\d\d.*, North gate/);
  expect([...north.complaints, ...south.complaints]).toEqual([]);
});
