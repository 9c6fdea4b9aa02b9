import { expect, hydrated, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { printAtNight, SHEET } from '../paper.ts';

test('the answers to all questions are printed', async ({ page }) => {
  await printAtNight(page);
  await page.goto('/services/wedding');
  const answers = page.locator('main details p');
  await expect(answers.first()).toBeVisible();
  await expect(answers.filter({ visible: false })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(answers.filter({ visible: true })).toHaveCount(0);
});

// Chromium 150 does not fetch them on its own. Some may arrive just after the sheet is made.
test('pictures that were never scrolled to are fetched for printing', async ({ page }) => {
  const unfetched = () =>
    page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src),
      );
  await page.goto('/services/venuesinpatna');
  expect((await unfetched()).length).toBeGreaterThan(0);
  await page.pdf({ format: 'A4' });
  await expect.poll(unfetched).toEqual([]);
});

test('home on paper shows each album once, in ten sheets at most, no frame without a picture', async ({
  page,
}) => {
  await page.goto('/');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(10);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'A Marigold Mandap by the Ganga' })).toHaveCount(
    1,
  );
  const withoutPicture = () =>
    page
      .locator('main img')
      .filter({ visible: true })
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      );
  await expect.poll(withoutPicture).toEqual([]);
});

test('who compares venues gets the comparison on paper, and nothing else', async ({ page }) => {
  await page.goto('/services/venuesinpatna');
  await hydrated(page);
  for (const name of ['Kesar Kunj', 'Vaibhav Resort', 'Gangatat Lawns', 'Neem Chhaon']) {
    await page.getByRole('button', { name: `Shortlist ${name}` }).click();
  }
  const table = page.getByRole('table', { name: 'Compare the shortlist' });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.locator('main > :visible')).toHaveCount(1);
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(SHEET.width);
  // Head, title, table: on the first sheet.
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(SHEET.height);
});

test('an enquiry is printed whole, and alone', async ({ page, stack }) => {
  const details = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');
  await stack.sql`insert into public.booking_forms (form_type, email, name, phone, details, message)
    values ('Wedding', 'paper@mail.example', 'Paper Reader', '98350 12345', ${details}, ${details})`;
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/bookings?search=Paper');
  await page.getByRole('link', { name: /^Paper Reader/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Line 60').first()).toBeAttached();
  await printAtNight(page);
  await expect(page.getByRole('table')).toBeHidden();
  await expect(dialog.getByText('98350 12345').first()).toBeVisible();
  const hidden = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2,
      )
      .map(({ className }) => className),
  );
  expect(hidden).toEqual([]);
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
