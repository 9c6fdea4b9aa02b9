import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';
import { hydrated } from '../../tests/e2e/fixtures.ts';
import { signInAsOwner } from '../../tests/e2e/owner.ts';

/** Rows of supabase/demo.sql: an album and the first event. */
const album = 'd0000000-0000-4000-8000-000000000101';
const event = 'd0000000-0000-4000-8000-000000000301';

/** A screenshot; `open` brings the page into its state. */
export type Shot = {
  name: string;
  path: string;
  whole?: boolean;
  owner?: boolean;
  open?: (page: Page) => Promise<void>;
};

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
  { name: 'admin-dashboard', path: '/admin/dashboard', owner: true },
  { name: 'admin-bookings', path: '/admin/dashboard/bookings', owner: true },
  { name: 'admin-analytics', path: '/admin/dashboard/analytics?days=30', owner: true },
];

/** Brings a page into a screenshot's state: loaded, hydrated, dialog open. */
export async function openShot(page: Page, stack: Stack, shot: Shot): Promise<void> {
  if (shot.owner) await signInAsOwner(page, stack);
  await page.goto(shot.path);
  await page.evaluate(async () => document.fonts.ready);
  if (!shot.owner) await hydrated(page);
  await page.waitForFunction(() => !/^Loading/m.test(document.body.innerText));
  await shot.open?.(page);
}
