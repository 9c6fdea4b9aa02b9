import type { Page } from '@playwright/test';
import { signIn, type Stack } from '../../supabase/local/testing.ts';
import { addKind, openEdition } from '../../supabase/tests/support/passes.ts';
import { expect, hydrated } from './fixtures.ts';

/** An edition on sale with three nights, and a kind for one night and one for all of them. */
export type Sale = { id: string; nights: string[]; one: string; season: string };

export async function openSale(stack: Stack, capacity = 100): Promise<Sale> {
  const { sql } = stack;
  await sql`delete from public.garba_editions where year = 2095`;
  const edition = await openEdition(stack, { capacity });
  const one = await addKind(stack, edition.id, {
    price_paise: 85_000,
    gst_mode: 'included',
    gst_bp: 1800,
    display_order: 1,
  });
  const season = await addKind(stack, edition.id, {
    name: 'Season',
    picks: null,
    people: 2,
    price_paise: 400_000,
    gst_mode: 'added',
    gst_bp: 1800,
    display_order: 2,
  });
  return { ...edition, one, season };
}

/** The garba page with its sale. */
export async function openGarba(page: Page): Promise<void> {
  await page.goto('/raas-garba');
  await hydrated(page);
  // The page was built with another edition.
  await page.getByRole('link', { name: 'Passes and prices' }).click();
  await expect(page.getByRole('heading', { name: 'One night' })).toBeVisible();
}

export const more = (page: Page, kind = 'One night') =>
  page.getByRole('button', { name: `One pass more: ${kind}` });

/** Name, number and tick; the order's form is open. */
export async function fillBuyer(page: Page, phone = '98350 12345'): Promise<void> {
  await page.getByLabel('Your name').fill('Ritu Kumari');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel(/^I accept the rules/).check();
}

export const hold = (page: Page) => page.getByRole('button', { name: /^Go to payment/ });

/** Reserves passes for one night and ends on the pay page. @returns id and key of the order. */
export async function buy(page: Page, count = 2, phone = '98350 12345'): Promise<[string, string]> {
  await openGarba(page);
  for (let pass = 0; pass < count; pass += 1) await more(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillBuyer(page, phone);
  await hold(page).click();
  await expect(page.getByRole('heading', { name: /^Pay by .* to keep your passes/ })).toBeVisible();
  const [id = '', key = ''] = new URL(page.url()).hash.slice(1).split('.');
  return [id, key];
}

/** Types a UTR and sends it. */
export async function enterUtr(page: Page, utr: string): Promise<void> {
  await page.getByLabel('12-digit number of the payment (UTR)').fill(utr);
  await page.getByRole('button', { name: 'I have paid' }).click();
}

/** The owner confirms a payment, as the queue of claims does. */
export async function verify(stack: Stack, order: string, utr: string, paise: number) {
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const { data, error } = await owner.rpc('verify_payments', {
    p_rows: [{ order_id: order, utr, amount_paise: paise }],
  });
  if (error) throw error;
  return data as { result: string }[];
}
