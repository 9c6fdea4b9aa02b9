import { randomUUID } from 'node:crypto';
import { recordView } from '../../../supabase/tests/support/visits.ts';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

test.use({ viewport: { width: 360, height: 780 } });

const computer = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test('the owner opens the figures on a phone, reads them as a table, filters by two lines and takes one back', async ({
  page,
  stack,
}) => {
  const visit = async (path: string, title: string, agent?: string) =>
    recordView(
      stack,
      {
        p_session: randomUUID(),
        p_path: path,
        p_title: `${title} | Mandap`,
        p_referrer: 'https://www.google.com/',
      },
      agent,
    );
  await visit('/gallery', 'Gallery');
  await visit('/gallery', 'Gallery', computer);
  await visit('/about', 'About us');

  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/analytics');
  const views = page.getByRole('figure', { name: 'Pages viewed per day' });
  await expect(views.locator('.recharts-line-curve')).toHaveCount(2);
  await views.getByText('Show as table').press('Enter');
  await expect(views.getByRole('row').last()).toHaveText('Total30');
  const pages = page.getByRole('table', { name: 'What they read' });
  await expect(pages.getByRole('row', { name: /^Gallery/ })).toContainText('2');
  await expect(page.getByRole('link', { name: '3 people on the site now' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);

  const filters = page.getByRole('region', { name: 'Only visits with' });
  // The second is pressed before the first change is rendered.
  const device = await page.getByRole('link', { name: 'Computer' }).elementHandle();
  await pages.getByRole('link', { name: /^Gallery/ }).evaluate((gallery: HTMLElement, other) => {
    gallery.click();
    if (other instanceof HTMLElement) other.click();
  }, device);
  await expect(page).toHaveURL(/\?page=%2Fgallery&device=desktop$/);
  await expect(filters.getByRole('listitem')).toHaveCount(2);
  await expect(pages.getByRole('row', { name: /^Gallery/ })).toContainText('1');
  await filters.getByRole('link', { name: /^Device: Computer/ }).press('Enter');
  await expect(page.getByRole('link', { name: 'Phone' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^visitors-.*\.csv$/);
});

test('a phone enquiry is added on the dashboard and shown in Bookings', async ({ page, stack }) => {
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Add a phone enquiry' }).click();
  const form = page.getByRole('form', { name: 'Enquiry by phone' });
  await form.getByLabel('Name').fill('Sunita Prakash');
  await form.getByLabel('Phone').fill('98350 98765');
  await form.getByLabel('Event type').selectOption('Wedding');
  await form.getByLabel('Note').fill('Call back after six');
  expect(await faultsByDay(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();

  const latest = page.getByRole('region', { name: 'Latest enquiries' });
  await expect(latest.getByRole('listitem').first()).toContainText('Sunita Prakash');
  await expect(latest.getByRole('link', { name: 'Call Sunita Prakash' })).toHaveAttribute(
    'href',
    'tel:+919835098765',
  );
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDay(page)).toEqual([]);
  await page.getByRole('link', { name: /^Bookings/ }).click();
  await page
    .getByRole('row', { name: /Sunita Prakash/ })
    .getByRole('link', { name: 'Sunita Prakash', exact: true })
    .click();
  const enquiry = page.getByRole('dialog', { name: /^Enquiry / });
  await expect(enquiry.getByText('Call back after six')).toBeVisible();
  await expect(enquiry.getByRole('link', { name: 'Email' })).toHaveCount(0);
});
