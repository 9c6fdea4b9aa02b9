import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminCheckIn } from '../../src/content/en/adminCheckIn.ts';
import { signIn, type Stack } from '../../supabase/local/testing.ts';
import { call, codesOf, makeTonight, reserve } from '../../supabase/tests/support/passes.ts';
import { hydrated } from '../../tests/e2e/fixtures.ts';
import { openShift, startShift, type, verdict } from '../../tests/e2e/gatePhone.ts';
import { signInAsOwner } from '../../tests/e2e/owner.ts';
import { verify } from '../../tests/e2e/passSale.ts';

/** Rows of supabase/demo.sql: an album and the first event. */
const album = 'd0000000-0000-4000-8000-000000000101';
const event = 'd0000000-0000-4000-8000-000000000301';
/** And of its Raas Garba: the edition, the first night, passes for one and for two. */
const edition = 'd0000000-0000-4000-8000-000000000601';
const night = 'd0000000-0000-4000-8000-000000000611';
const one = 'd0000000-0000-4000-8000-000000000801';
const couple = 'd0000000-0000-4000-8000-000000000802';

/** A screenshot; `open` brings the page into its state. */
export type Shot = {
  name: string;
  path: string | ((stack: Stack) => Promise<string>);
  whole?: boolean;
  owner?: boolean;
  open?: (page: Page, stack: Stack) => Promise<void>;
};

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

/** The pictures of a shot: each width in each theme. */
export const picturesOf = ({ name }: Shot) =>
  sizes.flatMap((viewport) =>
    themes.map((colorScheme) => ({
      viewport,
      colorScheme,
      file: `${name}-${viewport.width}-${colorScheme}.jpg`,
    })),
  );

const itemOf = (kind_id: string) => ({ kind_id, night_ids: [night], quantity: 1 });

/** The page of an order for the first night, reserved as a visitor does; and paid. */
async function orderPage(stack: Stack, isPaid: boolean): Promise<string> {
  const items = isPaid ? [itemOf(couple)] : [itemOf(couple), itemOf(one)];
  const { data, id, key, hint } = await reserve(stack, edition, items);
  if (!data) throw new Error(`No order: ${hint}`);
  const utr = String(430_000_000_000 + Math.floor(Math.random() * 1e9));
  if (isPaid) await verify(stack, id, utr, data.total_paise);
  return `/passes#${id}.${key}`;
}

/** The code of a pass for the first night, given by the owner: it may be tonight already. */
async function givenPass(stack: Stack): Promise<string> {
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const { data, hint } = await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition,
    p_items: [itemOf(one)],
    p_name: 'Ritu Kumari',
    p_phone: '',
    p_reason: 'Guest',
  });
  if (!data) throw new Error(`No pass: ${hint}`);
  return codesOf(data)[0];
}

/** Opens a shift on the first night, which is moved to today. */
async function openGate(page: Page, stack: Stack, kind: string, gate: string): Promise<void> {
  await makeTonight(stack, night);
  await page.reload();
  await page.getByLabel(kind).check();
  await openShift(page, night, gate);
  await startShift(page);
}

const dialogIsOpen = async (page: Page) => page.getByRole('dialog').waitFor();

export const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-whole', path: '/', whole: true },
  { name: 'wedding', path: '/services/wedding', whole: true },
  { name: 'gallery', path: '/gallery', whole: true },
  { name: 'contact', path: '/contact', whole: true },
  {
    name: 'enquiry',
    path: '/',
    open: async (page) => {
      await page.locator('a[data-enquiry]:visible').first().click();
      await page.getByRole('dialog').getByLabel('Full Name').waitFor();
    },
  },
  { name: 'gallery-modal', path: '/?picture=wedding-services-1', open: dialogIsOpen },
  { name: 'album', path: `/?album=featured.${album}`, open: dialogIsOpen },
  { name: 'lightbox', path: `/portfolio/${album}?picture=2`, open: dialogIsOpen },
  { name: 'event', path: `/events/${event}`, whole: true },
  {
    name: 'team',
    path: '/',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Bio Info/ })
        .first()
        .click();
      await dialogIsOpen(page);
    },
  },
  {
    name: 'garba',
    path: '/raas-garba',
    open: async (page) => {
      await page.getByRole('link', { name: 'Passes and prices' }).click();
      await page.getByRole('button', { name: 'One pass more: One night' }).click();
    },
  },
  { name: 'garba-order', path: async (stack) => orderPage(stack, false) },
  {
    name: 'garba-pass',
    path: async (stack) => orderPage(stack, true),
    open: async (page) => {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: /^QR/ }) });
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'admin-dashboard', path: '/admin/dashboard', owner: true },
  { name: 'admin-bookings', path: '/admin/dashboard/bookings', owner: true },
  { name: 'admin-analytics', path: '/admin/dashboard/analytics?days=30', owner: true },
  { name: 'admin-tickets', path: '/admin/dashboard/tickets', owner: true },
  { name: 'admin-payments', path: '/admin/dashboard/tickets?tab=payments', owner: true },
  // The last ones: they move the first night to today.
  {
    name: 'counter',
    path: '/gate',
    owner: true,
    open: async (page, stack) => {
      await openGate(page, stack, adminCheckIn.open.kinds.counter, 'Counter 1');
      for (const kind of [/^Couple/, /^Family of four/])
        await page.getByRole('button', { name: kind }).click();
    },
  },
  {
    name: 'gate',
    path: '/gate',
    owner: true,
    open: async (page, stack) => {
      const code = await givenPass(stack);
      await openGate(page, stack, adminCheckIn.open.kinds.gate, 'North gate');
      await type(page, code);
      await verdict(page).waitFor();
    },
  },
];

/** Brings a page into a screenshot's state: loaded, hydrated, dialog open. */
export async function openShot(page: Page, stack: Stack, shot: Shot): Promise<void> {
  const { path, owner = false, open } = shot;
  if (owner) await signInAsOwner(page, stack);
  await page.goto(typeof path === 'string' ? path : await path(stack));
  await page.evaluate(async () => document.fonts.ready);
  if (owner) await page.getByRole('heading', { level: 1 }).waitFor();
  else await hydrated(page);
  await page.waitForFunction(() => !/^Loading/m.test(document.body.innerText));
  await open?.(page, stack);
}
