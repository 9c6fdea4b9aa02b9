import type { Locator, Page } from '@playwright/test';
import { adminAccount } from '../../../src/content/en/adminAccount.ts';
import { adminSecondFactor as factor } from '../../../src/content/en/adminSecondFactor.ts';
import { adminSignIn } from '../../../src/content/en/adminSignIn.ts';
import { createUser } from '../../../supabase/local/testing.ts';
import { totp } from '../../../supabase/local/totp.ts';
import { faultsByDayAndNight, faultsOnEveryScreen } from '../accessibility.ts';
import { coveredStops } from '../coveredStops.ts';
import { expect, settled, test } from '../fixtures.ts';
import { signInByForm } from '../owner.ts';

const { recovery, failures } = adminSignIn;
const { codes } = factor;
const asha = { email: 'asha@mandap.example', password: 'a long password' };
const PHONE = { width: 360, height: 740 };

// A code that was used, and how many codes are left before there are any.
test.use({ viewport: PHONE, expectedComplaints: ['status of 422', 'status of 404'] });

/** Counts what a person without a mouse does: fields that are filled, keys that press something. */
function counted() {
  const count = { fields: 0, presses: 0 };
  return {
    count,
    fill: async (field: Locator, text: string) => {
      count.fields += 1;
      await field.fill(text);
    },
    press: async (control: Locator) => {
      count.presses += 1;
      await control.press('Enter');
    },
  };
}

async function signOut(page: Page): Promise<void> {
  // The history entry of a dialog that has just been closed would close the next one.
  await settled(page);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

/** Signs in up to the second factor. */
async function giveCredentials(page: Page, { fill, press }: ReturnType<typeof counted>) {
  await fill(page.getByLabel('Email'), asha.email);
  await fill(page.getByLabel('Password', { exact: true }), asha.password);
  await press(page.getByRole('button', { name: 'Sign in' }));
}

/** Adds an app by the key that the open dialog shows. */
async function addApp(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: factor.title });
  const secret = await dialog.locator('code').innerText();
  await dialog.getByLabel(adminSignIn.code.label).fill(totp(secret));
  await dialog.getByRole('button', { name: button }).press('Enter');
}

test('a lost phone is no lost account: set up, kept, signed in by a code, moved to a new phone', async ({
  page,
  stack,
}) => {
  test.setTimeout(300_000); // three sign-ins, and axe seven times
  await createUser(stack, { ...asha, role: 'manager' });
  await signInByForm(page, { admin: asha });
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('link', { name: adminAccount.heading, exact: true }).press('Enter');
  const section = page.getByRole('region', { name: factor.title });
  await section.getByRole('button', { name: factor.begin }).press('Enter');
  await addApp(page, factor.confirm);

  const sheet = page.getByRole('dialog', { name: codes.title });
  const list = sheet.getByRole('list', { name: codes.title }).getByRole('code');
  await expect(list).toHaveCount(10);
  const kept = await list.allInnerTexts();
  expect(new Set(kept).size).toBe(10);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(list.last()).toBeVisible();
  await expect(page.getByText(asha.email).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  // Neither Esc nor the back button takes them away.
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(list.first()).toBeVisible();
  await sheet.getByRole('button', { name: codes.leave }).press('Enter');
  await expect(page.getByRole('dialog', { name: codes.leaveQuestion })).toBeVisible();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: codes.kept }).press('Enter');
  await expect(section.getByText(codes.left(10, 10))).toBeVisible();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(section.getByText(codes.left(10, 10))).toBeVisible();
  expect(await coveredStops(page, 'Tab', 15)).toEqual([]);

  await signOut(page);
  const lost = counted();
  await giveCredentials(page, lost);
  await lost.press(page.getByRole('button', { name: recovery.use }));
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await lost.fill(page.getByLabel(recovery.label), kept[0] ?? '');
  await lost.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText(recovery.used(9))).toBeVisible();
  // Beside the mail address, which a browser fills in: the password and the code.
  expect(lost.count).toEqual({ fields: 3, presses: 3 });
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await page.getByRole('link', { name: recovery.setUp }).press('Enter');
  // The link takes the focus along: a key that is pressed before would reach the heading.
  await expect(section.getByRole('heading', { name: factor.title })).toBeFocused();
  await section.getByRole('button', { name: factor.renew }).press('Enter');
  await addApp(page, factor.confirmAnother);
  // It closes once the new app works; before, what follows could be seen as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(section.getByText(codes.left(9, 10))).toBeVisible();
  await expect(section.getByRole('list', { name: factor.apps }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expect(page.getByText(recovery.used(9))).toHaveCount(0);

  await signOut(page);
  await giveCredentials(page, counted());
  await page.getByRole('button', { name: recovery.use }).press('Enter');
  const field = page.getByLabel(recovery.label);
  await field.fill(kept[0] ?? '');
  await field.press('Enter');
  await expect(page.getByText(failures.recoveryCode)).toBeVisible();
  await expect(field).toHaveValue(kept[0] ?? '');
  await field.fill(` ${kept[1]?.toUpperCase().replaceAll('-', ' ')} `);
  await field.press('Enter');
  await expect(page.getByText(recovery.used(8))).toBeVisible();
});
