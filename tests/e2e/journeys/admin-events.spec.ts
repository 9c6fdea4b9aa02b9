import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

// The test runner's own script in the frame of the preview.
test.use({
  viewport: { width: 360, height: 780 },
  expectedComplaints: ['frame is sandboxed', "script execution in 'about:blank'"],
});

test('the owner announces an event with its picture on a phone: the home page shows it at once', async ({
  page,
  browser,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/events');
  await expect(page.getByRole('link', { name: 'Dandiya Night on the Lawn' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await page.getByRole('link', { name: 'New event' }).click();
  const fresh = page.getByRole('form', { name: 'New event' });
  await fresh.getByLabel('Title').fill('Chaiti by the Ganga');
  await fresh.getByLabel('Begins (India time)').fill('2099-01-05T19:00');
  await fresh.getByLabel('Place').fill('Gandhi Ghat, Patna');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('Gandhi Ghat, Patna')).toBeVisible();
  await expect(preview.getByRole('timer')).toBeVisible();
  await fresh.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: 'Chaiti by the Ganga' });
  await expect(dialog.getByText('No pictures yet')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles('public/pictures/diya.jpg');
  const alt = dialog.getByLabel('Description', { exact: true }).last();
  await expect(dialog.getByRole('button', { name: 'Remove Picture 1' })).toBeVisible();
  await alt.fill('A lit diya on the steps of a ghat');
  await alt.press('Enter');
  await expect(
    dialog.getByRole('button', { name: 'Remove A lit diya on the steps of a ghat' }),
  ).toBeVisible();
  // The toast covers the dialog's button.
  await expect(page.getByText('Saved.')).toHaveCount(0);
  expect(await faultsByDay(page)).toEqual([]);

  const visitor = await browser.newPage({ baseURL: stack.url });
  await visitor.goto('/');
  await hydrated(visitor);
  const card = visitor.getByRole('article').filter({ hasText: 'Chaiti by the Ganga' });
  await expect(card.getByText('Mon, 5 Jan 2099, 7:00 pm')).toBeVisible();
  const picture = card.getByRole('img', { name: 'A lit diya on the steps of a ghat' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.close();
});
