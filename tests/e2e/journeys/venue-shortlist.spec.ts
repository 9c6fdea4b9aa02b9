import type { Page } from '@playwright/test';
import { faultsByDayAndNight, faultsOnEveryScreen } from '../accessibility.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const LIST = '/services/venuesinpatna';

const shortlist = (page: Page) => page.getByRole('region', { name: 'Shortlist' });

async function open(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('a shortlist', () => {
  test('survives a reload and sends one enquiry for all its venues', async ({ page, stack }) => {
    await open(page);
    for (const name of ['Kesar Kunj', 'Gangatat Lawns']) {
      const button = page.getByRole('button', { name: `Shortlist ${name}` });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await open(page);
    await page.getByRole('link', { name: 'Shortlist (2)' }).click();
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
    await expect(page.getByRole('link', { name: 'Shortlist (1)' })).toBeVisible();
    await shortlist(page).getByRole('button', { name: 'Clear the shortlist' }).click();
    await expect(shortlist(page).getByText(/^Nothing shortlisted yet/)).toBeVisible();
  });

  test('stays in reach while the list scrolls past, by finger and by key', async ({ page }) => {
    await open(page, `${LIST}?guests=300`);
    const bar = page.getByRole('link', { name: /^Compare/ });
    await expect(bar).toHaveCount(0);
    for (const name of ['Gangatat Lawns', 'Vaibhav Resort']) {
      await page.getByRole('button', { name: `Shortlist ${name}` }).click();
    }
    await expect(bar).toHaveText('Compare (2)');
    await expect(bar).toBeInViewport({ ratio: 1 });
    // Clear of the phone's own bar.
    const own = await page.locator('.action-bar').boundingBox();
    const box = await bar.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);

    await bar.focus();
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('Enter');
      await expect(shortlist(page).getByRole('table')).toBeInViewport();
      // The filters are still those of the list.
      await expect(page).toHaveURL(`${LIST}?guests=300#shortlist`);
      await page.keyboard.press('Tab');
      await expect(shortlist(page).getByRole('link', { name: 'Gangatat Lawns' })).toBeFocused();
      await bar.focus();
    }
    await page.getByRole('button', { name: 'Clear the shortlist' }).click();
    await expect(bar).toHaveCount(0);
  });
});

test('everybody can use it: on a phone two venues stand side by side, and there is a third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page);
  for (const name of ['Kesar Kunj', 'Vaibhav Resort', 'Gangatat Lawns']) {
    await page.getByRole('button', { name: `Shortlist ${name}` }).click();
  }
  const compared = shortlist(page).getByRole('region', { name: 'Compare the shortlist' });
  const venues = compared.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(venues).toHaveCount(3);
  const frame = await compared.evaluate((element) => element.getBoundingClientRect().right);
  const boxes = await venues.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect()),
  );
  expect(boxes[1]?.right).toBeLessThanOrEqual(frame);
  expect(boxes[2]?.left).toBeLessThan(frame - 8);

  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await page.getByLabel('Guests').fill('99000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No venue found')).toBeVisible();
  expect(await faultsByDayAndNight(page, 'main')).toEqual([]);
});
