import { createUser, enrollTotp, signIn } from '../../../supabase/local/testing.ts';
import { totp } from '../../../supabase/local/totp.ts';
import { faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, ownFonts, test } from '../fixtures.ts';
import { signInAsOwner, signInByForm } from '../owner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('the screens', () => {
  // The connection test tries what must be refused.
  // The preview of the garba allows no script, not even the one that collects complaints.
  test.use({
    expectedComplaints: ['/rest/v1/', '/functions/v1/', "script execution in 'about:blank'"],
  });

  test('the owner visits every screen; an unknown one leads to the dashboard', async ({
    page,
    stack,
  }) => {
    await signInByForm(page, stack);
    await expect.poll(() => ownFonts(page)).toEqual(['Figtree', 'Fraunces']);
    const chart = page.getByRole('figure', { name: 'Enquiries per day' });
    // On the first of a month its line is a dot.
    await expect(chart.locator('.recharts-line-curve, .recharts-line-dots')).toHaveCount(2);
    await chart.getByText('Show as table').press('Enter');
    await expect(chart.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await chart.getByRole('application').press('ArrowRight');
    await expect(chart.getByRole('term').first()).toHaveText(/^This month, /);
    await expect(
      page
        .getByRole('figure', { name: 'What they ask for' })
        .locator('.recharts-bar-rectangle')
        .first(),
    ).toBeVisible();
    expect(await faultsByDayAndNight(page)).toEqual([]);

    const links = page.getByRole('navigation', { name: 'Admin navigation' }).getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    const screens = addresses.filter((address) => address.startsWith('/admin/dashboard'));
    expect(new Set(screens).size).toBeGreaterThanOrEqual(13);
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await page.goto('/admin/dashboard/no-such-screen');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('an owner with an authenticator app owes its code before anything is shown', async ({
  page,
  stack,
}) => {
  await createUser(stack, {
    email: 'careful@mandap.example',
    password: 'a long password',
    role: 'owner',
  });
  const secret = await enrollTotp(await signIn(stack, 'careful@mandap.example', 'a long password'));
  await page.goto('/admin');
  await page.getByLabel('Email').fill('careful@mandap.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(totp(secret, Date.now() + 30_000)); // the present one was used to enrol
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('an owner who forgot the password sets a new one from the mail, on another device', async ({
  page,
  browser,
  stack,
}) => {
  await createUser(stack, {
    email: 'forgetful@mandap.example',
    password: 'the old password',
    role: 'owner',
  });
  await page.goto('/admin');
  await page
    .getByRole('button', { name: 'Forgot your password?' })
    .or(page.getByRole('link', { name: 'Forgot your password?' }))
    .click();
  await page.getByLabel('Email').fill('forgetful@mandap.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mailTo = () =>
    stack.mailbox.list().find((mail) => JSON.stringify(mail).includes('forgetful@mandap.example'));
  await expect.poll(() => Boolean(mailTo())).toBe(true);
  const words = `${mailTo()?.html}`.replaceAll('&amp;', '&');
  const link = /https?:\/\/[^\s"<>]*token_hash=[^\s"<>]+/.exec(words)?.[0];
  expect(link).toBeDefined();

  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await phone.goto(link ?? '');
  await phone.getByLabel('New password', { exact: true }).fill('a new long password');
  await phone.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(phone).toHaveURL(/\/admin\/dashboard/);
  await phone.close();
});

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const manager = { email: 'asha@mandap.example', password: 'a long password' };

test.describe('another device', () => {
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
    // Until the answer arrives, the previous rows stay, faded.
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
});
