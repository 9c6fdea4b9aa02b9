import type { Page } from '@playwright/test';
import { faultsByDayAndNight } from '../accessibility.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { ofType, structuredData } from '../structuredData.ts';

const PATH = '/raas-garba';
/** The newest of the demo. */
const EDITION = 'd0000000-0000-4000-8000-000000000601';

test.describe('the garba page', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete: nights, prices, rules, map, questions, and how to buy all the same', async ({
      page,
    }) => {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Raas Garba 20\d\d$/);
      await expect(page.getByRole('heading', { level: 3, name: / 20\d\d$/ })).toHaveCount(5);
      await expect(page.getByText('Wooden sticks only')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expect(page.getByText('Passes on sale')).toBeVisible();
      await expect(page.getByText('₹1,800')).toBeVisible();
      await expect(page.getByText(/switch on JavaScript/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^One pass more/ })).toHaveCount(0);
      await page.getByText('Is there parking?').click();
      await expect(page.getByText(/^For about two hundred cars/)).toBeVisible();
    });

    test('describes the edition and its nights to search engines', async ({ request }) => {
      const html = await (await request.get(PATH)).text();
      const [festival] = ofType(structuredData(html), 'Festival');
      expect(festival).toMatchObject({
        '@type': 'Festival',
        url: 'https://mandap.example/raas-garba',
        startDate: expect.stringMatching(/T19:00:00\+05:30$/),
      });
      expect(festival?.['subEvent']).toHaveLength(5);
    });
  });
});

// Without kinds of passes: passes.spec has those.
test.describe('an edition', () => {
  test.beforeEach(async ({ stack }) => {
    await stack.sql`update public.pass_kinds set is_visible = false`;
  });
  test.afterEach(async ({ stack }) => {
    await stack.sql`update public.pass_kinds set is_visible = true`;
    await stack.sql`update public.garba_editions set status = case when id = ${EDITION} then 'on_sale' else 'ended' end`;
  });

  test('that is sold out since the page was built says so, and answers its questions by keyboard', async ({
    page,
    stack,
  }) => {
    await stack.sql`update public.garba_editions set status = 'sold_out' where id = ${EDITION}`;
    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
    await expect(page.getByText('All passes are sold.')).toBeVisible();
    await page.locator('summary', { hasText: 'What if it rains?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The stage and half of the ground/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The stage and half of the ground/)).toBeHidden();
  });
});

const OPEN = 'Notify me about passes';
const dialog = (page: Page) => page.getByRole('dialog');

async function openInterest(page: Page) {
  // The pages are built while the sale of the demo is open.
  await hydrated(page);
  await page.getByRole('link', { name: OPEN }).first().click();
  await expect(dialog(page).getByRole('heading', { name: OPEN })).toBeFocused();
}

test('who waits for passes leaves a name and a number, which a reload keeps until then; the owner sees, ticks and removes them', async ({
  page,
  stack,
}) => {
  // Before its sale, which the demo's has begun.
  await stack.sql`update public.garba_editions set status = 'announced', passes_from = private.today() + 30 where status = 'on_sale'`;
  await page.goto(PATH);
  await openInterest(page);
  // Besides the field that people do not reach.
  await expect(dialog(page).locator('input:not([tabindex])')).toHaveCount(2);
  await expect(dialog(page).getByText(/one message on WhatsApp/)).toBeVisible();
  await expect(dialog(page).getByText(/30 days after the sale has opened/)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await dialog(page).getByLabel('Phone').fill('98350 12345');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await openInterest(page);
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
  await page.reload();
  await openInterest(page);
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('98350 12345');
  await dialog(page).getByLabel('Your name').fill('Ritu Kumari');
  await dialog(page).getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'You are on the list' })).toBeFocused();
  const kept = async () => stack.sql`select name, phone_e164 from public.garba_interests`;
  expect([...(await kept())]).toEqual([{ name: 'Ritu Kumari', phone_e164: '+919835012345' }]);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: OPEN }).first()).toBeFocused();

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
  expect(await kept()).toHaveLength(0);
});
