import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { adminPeople as words } from '../../../src/content/en/adminPeople.ts';
import { roleLine } from '../../../src/content/en/roles.ts';
import { clientOf, createUser, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { makeTonight } from '../../../supabase/tests/support/passes.ts';
import { faultsByDay, faultsOnEveryScreen } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { openSale } from '../passSale.ts';

const password = 'correct-horse-battery';
let taps = 0;

async function tap(what: Locator): Promise<void> {
  taps += 1;
  await what.click();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The screen of the people, with an evening tonight. */
async function openPeople(page: Page, stack: Stack): Promise<void> {
  const { nights } = await openSale(stack);
  await makeTonight(stack, nights[0] ?? '');
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/people');
  await button(page, words.addHelper).waitFor();
  taps = 0;
}

/** Name and link; the dialog is open. @returns the token. */
async function makeLink(page: Page, name: string): Promise<string> {
  const field = page.getByLabel(words.helper.name, { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await tap(button(page, words.helper.make));
  await page.getByRole('heading', { name: words.link.title(name) }).waitFor();
  const address = await page
    .getByText(/\/gate\/join#/)
    .last()
    .textContent();
  return address?.split('#')[1] ?? '';
}

/** Takes up a link as the helper's phone does. @returns a client that is signed in. */
async function takeUp(stack: Stack, token: string) {
  const service = clientOf(stack, stack.secretKey);
  const own = { p_token: token, p_claim: randomUUID() };
  const begun = await service.rpc('begin_invitation', own);
  expect(begun.data).toMatchObject({ state: 'open' });
  const { user_id: chosen, email } = begun.data;
  const made = await createUser(stack, { email, password });
  await stack.sql`update private.invitations set user_id = ${made} where user_id = ${chosen}`;
  const done = await service.rpc('finish_invitation', { ...own, p_name: '' });
  expect(done.data).toMatchObject({ state: 'done' });
  return signIn(stack, email, password);
}

const faultsHere = async (page: Page) => faultsByDay(page, 'dialog');

test('a helper for tonight is added in three taps and a name, and ended in two', async ({
  page,
  stack,
}) => {
  await openPeople(page, stack);
  await tap(button(page, words.addHelper));
  await expect(page.getByLabel(roleLine('gate'))).toBeChecked();
  const token = await makeLink(page, 'Ravi Kumar');
  expect(taps).toBeLessThanOrEqual(3);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await faultsHere(page)).toEqual([]);
  await expect(page.getByText('Works once, within 60 minutes.')).toBeVisible();
  const chat = page.getByRole('link', { name: words.link.whatsApp });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`${stack.url}/gate/join#${token}`);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(token);

  const phone = await takeUp(stack, token);
  expect((await phone.rpc('gate_nights')).data).toHaveLength(1);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.link.ready('Ravi Kumar'))).toBeVisible();
  await button(page, words.link.done).click();
  await expect(card(page, 'Ravi Kumar').getByText(words.noMail)).toBeVisible();
  // A button under the mouse has another background.
  await page.mouse.move(0, 0);
  expect(await faultsOnEveryScreen(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  taps = 0;
  await tap(button(page, words.end.label('Ravi Kumar')));
  await tap(button(page, words.end.action));
  expect(taps).toBe(2);
  await expect(page.getByText(words.end.done('Ravi Kumar'))).toBeVisible();
  expect((await phone.rpc('gate_nights')).error?.code).toBe('42501');
  await page.getByText(words.groups.gone(1)).click();
  await expect(card(page, 'Ravi Kumar').getByText('Disabled', { exact: true })).toBeVisible();
});

test('ten helpers in a row, by keyboard alone', async ({ page, stack }) => {
  await openPeople(page, stack);
  await button(page, words.addHelper).focus();
  await page.keyboard.press('Enter');
  const tokens = new Set<string>();
  for (let place = 1; place <= 10; place += 1) {
    const name = `Helper ${place}`;
    await expect(page.getByLabel(words.helper.name, { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    // The second one sells; role and evening are kept from then on.
    if (place === 2) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words.link.title(name) }).waitFor();
    tokens.add(
      (await page
        .getByText(/\/gate\/join#/)
        .last()
        .textContent()) ?? '',
    );
    const next = button(page, words.link.next);
    for (let key = 0; key < 8 && !(await next.evaluate((one) => one.matches(':focus'))); key += 1)
      await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    if (place < 10) await page.keyboard.press('Enter');
  }
  expect(tokens.size).toBe(10);
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.invitation.link)).toHaveCount(10);
  await expect(page.getByText(roleLine('counter'))).toHaveCount(9);
  // More than ten can be searched.
  await page.getByRole('searchbox').fill('helper 10');
  await expect(page.getByText(words.invitation.link)).toHaveCount(1);
});

test('a manager is invited by mail in at most four taps', async ({ page, stack }) => {
  await openPeople(page, stack);
  await tap(button(page, words.invite));
  await expect(page.getByLabel(words.invited.email)).toBeFocused();
  await page.keyboard.type('meena@example.com');
  await tap(page.getByLabel(words.change.name));
  await page.keyboard.type('Meena');
  await expect(page.getByLabel(roleLine('manager'))).toBeChecked();
  expect(await faultsHere(page)).toEqual([]);
  await tap(button(page, words.invited.submit));
  expect(taps).toBeLessThanOrEqual(4);
  await expect(card(page, 'Meena').getByText('Invited, 7 days left')).toBeVisible();
  await stack.sql`update private.outbox
    set status = 'dead', attempts = 10, last_error = '550 no such user' where kind = 'invitation'`;
  await page.reload();
  await expect(
    card(page, 'Meena').getByText('The mail was refused 10 times: 550 no such user. Send again.'),
  ).toBeVisible();
  expect(await faultsByDay(page, 'main')).toEqual([]);
  await button(page, words.invitation.withdrawLabel('Meena')).click();
  await button(page, words.invitation.withdraw).click();
  await expect(card(page, 'Meena')).toHaveCount(0);
});

/** Another owner's open form of the same person. */
async function otherOwner(browser: Browser, stack: Stack, name: string): Promise<Page> {
  const email = 'second@example.org';
  await createUser(stack, { email, password, role: 'owner' });
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await signInAsOwner(page, { ...stack, admin: { email, password } });
  await page.goto(`${stack.url}/admin/dashboard/people`);
  await button(page, words.change.label(name)).click();
  return page;
}

test('of two owners who change one person, the second is told who set what', async ({
  page,
  stack,
  browser,
}) => {
  await createUser(stack, { email: 'vikram@example.org', password, role: 'manager' });
  await openPeople(page, stack);
  const name = 'vikram@example.org';
  await button(page, words.change.label(name)).click();
  const second = await otherOwner(browser, stack, name);
  await page.getByLabel(roleLine('counter')).check();
  await button(page, words.change.save).click();
  await expect(page.getByText(words.change.done)).toBeVisible();

  await second.getByLabel(words.change.name).fill('Vikram');
  await button(second, words.change.save).click();
  const told = second.getByRole('alert').filter({ hasText: 'changed this person meanwhile' });
  await expect(told).toHaveText(
    `${stack.admin.email} changed this person meanwhile: now counter. Check it, then save again.`,
  );
  await expect(second.getByText(/^Saved now: Counter/)).toBeVisible();
  expect(await faultsHere(second)).toEqual([]);
  // What was typed outlives a reload.
  await second.reload();
  await button(second, words.change.label(name)).click();
  await expect(second.getByLabel(words.change.name)).toHaveValue('Vikram');
  await second.getByLabel(roleLine('counter')).check();
  await button(second, words.change.save).click();
  await expect(card(second, 'Vikram').getByText(roleLine('counter'))).toBeVisible();
});

test.describe('the last owner', () => {
  // The browser complains of the refusal.
  test.use({ expectedComplaints: ['409'] });

  test('stays owner', async ({ page, stack }) => {
    await stack.sql`delete from auth.users where email = 'second@example.org'`;
    await openPeople(page, stack);
    const own = page.getByRole('listitem').filter({ hasText: words.you });
    // Also not under "More", which other devices' sessions of the owner bring.
    const never = own.getByRole('button', { name: /Disable|Remove/, includeHidden: true });
    await expect(never).toHaveCount(0);
    await own.getByRole('button', { name: words.change.action }).click();
    await page.getByLabel(roleLine('manager')).check();
    await button(page, words.change.save).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'One owner must stay. Make somebody else owner first.' }),
    ).toBeVisible();
  });
});
