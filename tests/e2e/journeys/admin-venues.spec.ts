import { readFile } from 'node:fs/promises';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, hydrated, settled, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

const VENUE = 'd0000000-0000-4000-8000-000000000601';

test.use({
  viewport: { width: 360, height: 780 },
  // The fixture that collects complaints may run no script in the preview's frame.
  expectedComplaints: ["script execution in 'about:blank'"],
});

const file = (...lines: string[]) => ({
  name: 'halls.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
});

test('the owner changes a price on a phone, which the venue’s page shows; the good rows of a file are imported, and the faulty one once it is corrected', async ({
  page,
  stack,
}) => {
  const [venue] = await stack.sql<{ name: string; slug: string }[]>`
    select name, slug from public.venues where id = ${VENUE}`;
  if (!venue) throw new Error('The demo has no such venue.');
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/venues');
  await page.getByRole('searchbox').fill(venue.name);
  await page.getByRole('link', { name: venue.name }).click();
  const form = page.getByRole('form', { name: 'What visitors see' });
  await form.getByLabel('Veg plate (₹)', { exact: true }).fill('1,234');
  await expect(page.frameLocator('iframe[title="Preview"]').getByText('₹1,234 veg')).toBeAttached();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDay(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const notes = page.getByRole('form', { name: 'Never shown to visitors' });
  await notes.getByLabel('Private notes').fill('Ask for Munna.');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await page
    .getByRole('dialog', { name: venue.name })
    .getByRole('button', { name: 'Close' })
    .click();
  await settled(page);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import venues' });
  const input = dialog.getByLabel('Choose a CSV file');
  const head = 'Short name;Name;Area;Most guests;Rooms';
  const row = `${venue.slug};${venue.name};Digha;900;4`;
  await input.setInputFiles(file(head, row, 'utsav-garden;उत्सव गार्डन;Digha;many;0'));
  await expect(dialog.getByText('0 new, 1 changed, 0 unchanged, 1 faulty.')).toBeVisible();
  await expect(dialog.getByText('Maximum guests: Write one whole number')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDay(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save 1 row to correct' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('halls-to-correct.csv');
  const faulty = await readFile(await saved.path(), 'utf8');
  expect(faulty).toContain('to 1,00,000.",utsav-garden,उत्सव गार्डन,Digha,many,0');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: 1 row.')).toBeVisible();
  await input.setInputFiles({
    name: 'halls-to-correct.csv',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(faulty.replace('many', '३००')),
  });
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: 1 row.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await settled(page);

  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox', { name: 'Select उत्सव गार्डन' }).press('Space');
  await page.getByRole('button', { name: 'Prices checked today' }).press('Enter');
  await expect(page.getByText('Prices of 1 venue are marked as checked today.')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await page.goto(`/venues/${VENUE}`);
  await hydrated(page);
  await expect(page.getByText('₹1,234', { exact: true })).toBeVisible();
  await expect(page.getByText('100 to 900 guests')).toBeVisible();
  await expect(page.getByText('Munna')).toHaveCount(0);
});
