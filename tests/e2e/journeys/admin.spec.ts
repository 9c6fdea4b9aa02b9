import { createUser, enrollTotp, signIn } from '../../../supabase/local/testing.ts';
import { totp } from '../../../supabase/local/totp.ts';
import { faultsByDayAndNight } from '../accessibility.ts';
import { expect, ownFonts, test } from '../fixtures.ts';
import { signInByForm } from '../owner.ts';

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
