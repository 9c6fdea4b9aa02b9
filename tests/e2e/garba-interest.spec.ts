import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';
import { faultsByDayAndNight } from './accessibility.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

const PATH = '/raas-garba';
const RPC = '**/rest/v1/rpc/register_garba_interest*';
const OPEN = 'Notify me about passes';

const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page) {
  // The pages are built while the sale of the demo is open.
  await hydrated(page);
  await page.getByRole('link', { name: OPEN }).first().click();
  await expect(dialog(page).getByRole('heading', { name: OPEN })).toBeFocused();
}

async function send(page: Page, name: string, phone: string) {
  await dialog(page).getByLabel('Your name').fill(name);
  await dialog(page).getByLabel('Phone').fill(phone);
  await dialog(page).getByRole('button', { name: 'Tell me' }).click();
}

const kept = ({ sql }: Stack) =>
  sql<{ name: string; phone_e164: string }[]>`
    select name, phone_e164 from public.garba_interests order by created_at`;

test.beforeEach(async ({ stack }) => {
  await stack.sql`delete from public.garba_interests`;
  // Before its sale, which the demo's has begun.
  await stack.sql`update public.garba_editions set status = 'announced', passes_from = private.today() + 30 where status = 'on_sale'`;
});

test.describe('a student who waits for passes', () => {
  test('leaves a name and a number on a fresh page, and nothing else', async ({ page, stack }) => {
    await page.goto(PATH);
    await open(page);
    // Besides the field that people do not reach.
    await expect(dialog(page).locator('input:not([tabindex])')).toHaveCount(2);
    await expect(dialog(page).getByText(/one message on WhatsApp/)).toBeVisible();
    await expect(dialog(page).getByText(/30 days after the sale has opened/)).toBeVisible();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    await send(page, 'Ritu Kumari', '98350 12345');
    await expect(dialog(page).getByRole('heading', { name: 'You are on the list' })).toBeFocused();
    expect([...(await kept(stack))]).toEqual([
      { name: 'Ritu Kumari', phone_e164: '+919835012345' },
    ]);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: OPEN }).first()).toBeFocused();
  });

  test('who does it again with the same number gets the same answer, and is there once', async ({
    page,
    stack,
  }) => {
    await page.goto(PATH);
    await hydrated(page);
    for (const [name, phone] of [
      ['Ritu', '98350 12345'],
      ['Ritu Kumari', '+91 98350-12345'],
    ] as const) {
      await open(page);
      await expect(dialog(page).getByLabel('Your name')).toHaveValue('');
      await send(page, name, phone);
      await expect(
        dialog(page).getByText(`We will write to or call ${phone} on the day`),
      ).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Done' }).click();
    }
    expect([...(await kept(stack))]).toEqual([
      { name: 'Ritu Kumari', phone_e164: '+919835012345' },
    ]);
  });

  test('is led to what is wrong, and nothing is sent', async ({ page, stack }) => {
    await page.goto(PATH);
    await open(page);
    await send(page, 'R', '98350');
    await expect(dialog(page).getByText('at least 2 letters')).toBeVisible();
    await expect(dialog(page).getByText(/^Enter the phone number with 10 digits/)).toBeVisible();
    await expect(dialog(page).getByLabel('Your name')).toBeFocused();
    await send(page, 'Ritu', '98350 123456');
    await expect(dialog(page).getByLabel('Phone')).toBeFocused();
    expect(await kept(stack)).toHaveLength(0);
  });

  test('finds what was typed again after the back button and after a reload', async ({ page }) => {
    await page.goto(PATH);
    await open(page);
    await dialog(page).getByLabel('Phone').fill('98350 12345');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await open(page);
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
    await page.reload();
    await open(page);
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
  });
});

test.describe('a sending that fails', () => {
  test.use({
    expectedComplaints: ['Failed to load resource', 'ERR_FAILED', 'status of 4', 'status of 5'],
  });

  test('on a dead line keeps what was typed; the next try is kept once', async ({
    page,
    stack,
  }) => {
    await page.goto(PATH);
    await open(page);
    // The answer is lost, after the database has kept it.
    await page.route(RPC, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page, 'Ritu', '98350 12345');
    await expect(dialog(page).getByRole('alert')).toContainText('are still here');
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
    await page.keyboard.press('Escape');
    await page.unroute(RPC);
    await open(page);
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
    await dialog(page).getByRole('button', { name: 'Tell me' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    expect(await kept(stack)).toHaveLength(1);
  });

  test('for the quota, or because the sale has opened, shows the reason', async ({
    page,
    stack,
  }) => {
    const limit = (count: number) =>
      stack.sql`update private.settings set value = ${count}::text::jsonb where key = 'garba_interest_limit_per_ip'`;
    await page.goto(PATH);
    await open(page);
    await limit(0);
    await send(page, 'Ritu', '98350 12345');
    await expect(dialog(page).getByText(/^Too many numbers came from/)).toBeVisible();
    await limit(20);
    await stack.sql`update public.garba_editions set status = 'on_sale' where status = 'announced'`;
    await dialog(page).getByRole('button', { name: 'Tell me' }).click();
    await expect(dialog(page).getByText(/^This list is closed\./)).toBeVisible();
    await stack.sql`update public.garba_editions set status = 'announced' where status = 'on_sale'`;
  });
});

test('the owner sees who waits, ticks who was informed, and removes people on request', async ({
  page,
  stack,
}) => {
  await page.goto(PATH);
  await open(page);
  await send(page, 'Ritu Kumari', '98350 12345');
  await expect(dialog(page).getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/garba?tab=waiting');
  await expect(page.getByText('1 person waits, 0 told')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Ritu Kumari: 98350 12345' })).toHaveAttribute(
    'href',
    'tel:+919835012345',
  );
  await expect(
    page.getByRole('link', { name: 'Write to Ritu Kumari on WhatsApp' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/919835012345\?text=Namaste/);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  const informed = page.getByRole('checkbox', { name: 'Ritu Kumari has been told' });
  await informed.click();
  await expect(informed).toBeChecked();
  await expect(page.getByText('1 person waits, 1 told')).toBeVisible();
  await expect
    .poll(
      async () => stack.sql`select 1 from public.garba_interests where contacted_at is not null`,
    )
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Remove Ritu Kumari' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Nobody waits yet')).toBeVisible();
  expect(await kept(stack)).toHaveLength(0);
});
