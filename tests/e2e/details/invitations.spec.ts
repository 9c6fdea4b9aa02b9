import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminCheckIn } from '../../../src/content/en/adminCheckIn.ts';
import { adminInvitation as words } from '../../../src/content/en/adminInvitation.ts';
import { signIn, type Stack } from '../../../supabase/local/testing.ts';
import { call, makeTonight, openEdition } from '../../../supabase/tests/support/passes.ts';
import { faultsByDayAndNight, faultsOnEveryScreen, sideways } from '../accessibility.ts';
import { collectComplaints, expect, test } from '../fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'allow',
  // A lost answer is part of these tests.
  expectedComplaints: ['ERR_FAILED'],
});

const PASSWORD = 'three marigold garlands';

async function asManish(stack: Stack) {
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  await call(owner, 'set_my_name', { p_name: 'Manish' });
  return owner;
}

/** Invites by mail. @returns the link, as the mailbox has it. */
async function mailedLink(stack: Stack, email: string): Promise<string> {
  const owner = await asManish(stack);
  await call(owner, 'invite_person', {
    p_id: randomUUID(),
    p_email: email,
    p_name: 'Ravi Kumar',
    p_role: 'manager',
  });
  const { text } = await stack.mailbox.waitFor(({ to }) => to.includes(email));
  return /https?:\/\/\S+\/admin\/welcome#[\w-]{43}/.exec(text)?.[0] ?? '';
}

let night: string | undefined;

/** Adds a helper for tonight. @returns the link of the phone. */
async function helpersLink(stack: Stack, name: string, role = 'gate'): Promise<string> {
  const owner = await asManish(stack);
  if (!night) {
    const { nights } = await openEdition(stack);
    [night = ''] = nights;
    await makeTonight(stack, night);
  }
  const { data } = await call<{ token: string }>(owner, 'add_helper', {
    p_id: randomUUID(),
    p_name: name,
    p_role: role,
    p_night_id: night,
  });
  return `${stack.url}/gate/join#${data?.token ?? ''}`;
}

const startButton = (page: Page) => page.getByRole('button', { name: words.join.start });
const atGate = async (page: Page) => {
  await page.waitForURL('**/gate');
  await expect(page.getByRole('heading', { name: adminCheckIn.open.heading })).toBeVisible();
};

test('a manager goes from the mail to the dashboard by keys alone', async ({ page, stack }) => {
  const link = await mailedLink(stack, 'ravi@example.org');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shell = await page.goto(link);
  expect(shell?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  const password = page.getByLabel(words.welcome.password);
  await expect(password).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/admin/welcome`);
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  // Opened with scripts by a scanner, and spent by nothing.
  expect(await stack.sql`select 1 from auth.users where email = 'ravi@example.org'`).toHaveLength(
    0,
  );

  await page.reload();
  await expect(password).toBeVisible();
  for (let tabs = 0; tabs < 9; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await password.evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  const token = link.split('#')[1] ?? '';
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    token,
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words.closed.used.title })).toBeVisible();
});

test('an account takes up its invitation with its own password, and others are not signed out unasked', async ({
  page,
  stack,
}) => {
  const link = await mailedLink(stack, 'meera@example.org');
  await stack.sql`insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
      email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
      'meera@example.org', extensions.crypt(${PASSWORD}, extensions.gen_salt('bf', 10)), now(),
      '{"provider":"email","providers":["email"]}', '{}')`;
  await page.goto(link);
  await expect(page.getByText(words.claim.text)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.claim.submit }).click();
  await page.waitForURL('**/admin/dashboard');

  await page.goto(await mailedLink(stack, 'another@example.org'));
  await expect(page.getByText(words.other.text('meera@example.org'))).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: words.other.signOut }).click();
  await expect(page.getByLabel(words.welcome.password)).toBeVisible();
});

test("a helper's phone is at the gate with one tap; a second phone is told whom to ask", async ({
  page,
  stack,
  browser,
}) => {
  const link = await helpersLink(stack, 'Sunil');
  const shell = await page.goto(link);
  expect(shell?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { name: words.join.hello('Sunil') })).toBeVisible();
  await expect(
    page.getByText(/^You are helping at the gate on .*, invited by Manish\.$/),
  ).toBeVisible();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await startButton(page).click();
  await atGate(page);
  // The own link again.
  await page.goto(link);
  await atGate(page);

  const second = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await second.newPage();
  const complaints: string[] = [];
  await collectComplaints(phone, complaints);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: words.closedLink.used.title })).toBeVisible();
  await expect(phone.getByText(words.closedLink.used.hint('Manish'))).toBeVisible();
  expect(await faultsByDayAndNight(phone)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a phone whose answer was lost, and that was reloaded, goes on', async ({ page, stack }) => {
  await page.goto(await helpersLink(stack, 'Geeta', 'counter'));
  await expect(page.getByText(/^You are helping at the counter on /)).toBeVisible();
  await page.route('**/functions/v1/accept-invitation', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/functions/v1/accept-invitation');
  await page.reload();
  await expect(page.getByText(words.join.again)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await startButton(page).click();
  await atGate(page);
});
