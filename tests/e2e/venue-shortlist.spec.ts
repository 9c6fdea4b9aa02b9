import type { Page } from '@playwright/test';
import { accessibilityFaults, sideways } from './accessibility.ts';
import { expect, hydrated, test } from './fixtures.ts';

const LIST = '/services/venuesinpatna';
const KESAR = '/venues/d0000000-0000-4000-8000-000000000605';

const shortlist = (page: Page) => page.getByRole('region', { name: 'Your shortlist' });

async function open(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('a shortlist', () => {
  // A whole visit each: choosing, comparing, writing.
  test.slow();

  test('survives a reload and asks about all its venues at once', async ({ page, stack }) => {
    await open(page);
    for (const name of ['Kesar Kunj', 'Gangatat Lawns']) {
      const button = page.getByRole('button', { name: `Shortlist ${name}` });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await open(page);
    await page.getByRole('link', { name: 'Your shortlist (2)' }).click();
    const table = shortlist(page).getByRole('table', { name: 'Compare the shortlist' });
    await expect(table.getByRole('row', { name: /^Area/ })).toHaveText(/Gola Road.*Digha-Ashiana/);
    await expect(table.getByRole('row', { name: /^Veg plate/ })).toHaveText(/₹650.*₹800/);

    await shortlist(page).getByRole('link', { name: 'Enquire for these 2 venues' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('About: Venue Booking')).toBeVisible();
    await dialog.getByLabel('Full Name').fill('Venue Seeker');
    await dialog.getByLabel('Email').fill('seeker@mail.example');
    await dialog.getByLabel('Phone').fill('9835012349');
    await dialog.getByLabel('Event Type').selectOption('Wedding');
    await dialog.getByLabel('Not sure yet').check();
    await dialog.getByLabel('Preferred Location').fill('Patna');
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText('Your inquiry has been submitted successfully!')).toBeVisible();
    const rows = await stack.sql`
      select service, details from public.booking_forms where name = 'Venue Seeker'`;
    expect([...rows]).toEqual([
      {
        service: 'venue-booking',
        details:
          'We ask about these venues:\n- Kesar Kunj, Gola Road\n- Gangatat Lawns, Digha-Ashiana',
      },
    ]);

    await page.getByRole('button', { name: 'Done' }).click();
    await table.getByRole('button', { name: 'Remove Kesar Kunj' }).click();
    await expect(page.getByRole('link', { name: 'Your shortlist (1)' })).toBeVisible();
    await shortlist(page).getByRole('button', { name: 'Clear the shortlist' }).click();
    await expect(shortlist(page).getByText(/^Nothing chosen yet/)).toBeVisible();
  });

  test('tells which of its venues are gone, and does not ask about them', async ({
    page,
    stack,
  }) => {
    await open(page);
    for (const name of ['Kesar Kunj', 'Neem Chhaon']) {
      await page.getByRole('button', { name: `Shortlist ${name}` }).click();
    }
    try {
      await stack.sql`update public.venues set is_visible = false where name = 'Neem Chhaon'`;
      await open(page);
      await expect(shortlist(page).getByText('Not listed any more: Neem Chhaon.')).toBeVisible();
      const ask = shortlist(page).getByRole('link', { name: 'Enquire for this venue' });
      await expect(ask).toHaveAttribute('data-enquiry-details', /^[^]*Kesar Kunj, Gola Road$/);
      await shortlist(page).getByRole('button', { name: 'Take off the shortlist' }).click();
      await expect(page.getByRole('link', { name: 'Your shortlist (1)' })).toBeVisible();
    } finally {
      await stack.sql`update public.venues set is_visible = true where name = 'Neem Chhaon'`;
    }
  });
});

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everybody can use it: ${width} px, ${colorScheme}`, async ({ page }) => {
      // Three screens, each looked at by axe.
      test.slow();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      for (const name of ['Kesar Kunj', 'Vaibhav Resort', 'Gangatat Lawns']) {
        await page.getByRole('button', { name: `Shortlist ${name}` }).click();
      }
      if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click();
      await expect(shortlist(page).getByRole('table')).toBeVisible();
      expect(await sideways(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel('Guests').fill('99000');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No venue fits all of this')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await open(page, KESAR);
      expect(await sideways(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
