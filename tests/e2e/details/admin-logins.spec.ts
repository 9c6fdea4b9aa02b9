import { createUser } from '../../../supabase/local/testing.ts';
import { faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner, signInByForm } from '../owner.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const manager = { email: 'asha@mandap.example', password: 'a long password' };

test.use({ expectedComplaints: ['status of 403', 'status of 400'] });

test('the owner signs out another device at once: its next step leads to the sign-in, with the reason', async ({
  page,
  browser,
  stack,
}) => {
  await createUser(stack, { ...manager, role: 'manager' });
  const lost = await browser.newPage({ userAgent: phone, viewport: { width: 360, height: 780 } });
  await signInByForm(lost, { ...stack, admin: manager });

  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/loginhistory');
  await page.getByRole('searchbox').fill('asha');
  const row = page.getByRole('row', { name: /asha@mandap/ });
  await expect(row).toHaveCount(1);
  for (const text of ['Active', 'New device', 'Password', '127.0.0.1'])
    await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByText('Chrome on Android')).toBeVisible();
  await expect(page).toHaveURL(/\?who=asha$/);
  // Until the answer comes, the rows that were there stay, faded.
  await expect(page.getByRole('row', { name: /This device/ })).toHaveCount(0);
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await row.getByRole('button', { name: /^Sign out asha/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out asha@mandap.example?' });
  await question.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(row.getByText('Ended')).toBeVisible();

  const why = lost.getByText('Your session has ended. Please sign in again.');
  // Its own background requests may have been refused already.
  await lost.getByRole('link', { name: 'Bookings', exact: true }).or(why).first().click();
  await expect(why).toBeVisible();
  await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await lost.close();
});
