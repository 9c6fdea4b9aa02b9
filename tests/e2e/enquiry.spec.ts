import { bookNow, expect, hydrated, settled, test } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

test.describe('a visitor enquires, the owner reads it', () => {
  test('from a phone to the owner, who sees it arrive and changes its status', async ({
    page,
    browser,
    stack,
  }) => {
    const admin = await browser.newPage({
      baseURL: stack.url,
      viewport: { width: 1440, height: 900 },
    });
    await signInAsOwner(admin, stack);
    await admin.goto('/admin/dashboard/bookings');
    await expect(admin.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();

    await page.goto('/');
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Ritu Kumari');
    await dialog.getByLabel('Email').fill('ritu.kumari@mail.example');
    await dialog.getByLabel('Phone').fill('98350 12345');
    await dialog.getByLabel('Event Type').selectOption('Wedding');
    await dialog.getByLabel('Not sure yet').check();
    await dialog.getByLabel('Preferred Location').fill('Boring Road, Patna');
    await dialog.getByLabel('Additional Details').fill('शादी के लिए 🌼');
    await expect(
      dialog.getByRole('checkbox', { name: /newsletter|updates|news/i }),
    ).not.toBeChecked();
    await dialog.getByRole('button', { name: /send|submit/i }).click();
    await expect(page.getByText('Your inquiry has been submitted successfully!')).toBeVisible();

    const rows = await stack.sql`
      select id, reference, form_type, status, message from public.booking_forms where name = 'Ritu Kumari'`;
    expect(rows).toHaveLength(1);
    const row = rows[0];
    expect(row?.['status']).toBe('new');
    expect(row?.['message']).toBe(
      [
        'Event: Wedding',
        'Preferred date: Not specified yet',
        'Preferred location: Boring Road, Patna',
        'Guests: Not specified',
        'Budget: Not specified',
        'Additional details: शादी के लिए 🌼',
      ].join('\n'),
    );
    await expect(page.getByText(String(row?.['reference']))).toBeVisible();

    await expect
      .poll(() => stack.mailbox.list().filter((mail) => mail.text?.includes('Ritu Kumari')).length)
      .toBe(1);

    await expect(admin.getByText('Ritu Kumari').first()).toBeVisible();
    await admin.getByText('Ritu Kumari').first().click();
    const detail = admin.getByRole('dialog');
    await expect(detail.getByText('Boring Road, Patna').first()).toBeVisible();
    await detail.getByLabel('Status').selectOption('contacted');
    await expect
      .poll(async () => {
        const [saved] =
          await stack.sql`select status from public.booking_forms where id = ${String(row?.['id'])}`;
        return saved?.['status'];
      })
      .toBe('contacted');
    await admin.close();
  });

  test('a visitor who leaves things out is led to the first of them, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('ninety-eight');
    await dialog.getByRole('button', { name: /send|submit/i }).click();
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await expect(dialog.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await settled(page);
    await page.reload();
    await hydrated(page);
    await bookNow(page).click();
    await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('ninety-eight');
  });

  test('a visitor chooses a service and finds it filled in', async ({ page, stack }) => {
    await page.goto('/services/corporate');
    await hydrated(page);
    await page.locator('main a[data-enquiry]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Event Type')).toHaveValue('Corporate Event');
    await dialog.getByLabel('Full Name').fill('Service Visitor');
    await dialog.getByLabel('Email').fill('service@mail.example');
    await dialog.getByLabel('Phone').fill('+91 98350 12346');
    await dialog.getByLabel('Not sure yet').check();
    await dialog.getByLabel('Preferred Location').fill('Gaya');
    await dialog.getByRole('button', { name: /send|submit/i }).click();
    await expect(page.getByText('Your inquiry has been submitted successfully!')).toBeVisible();
    const [row] =
      await stack.sql`select service, form_type from public.booking_forms where name = 'Service Visitor'`;
    expect(row).toMatchObject({ form_type: 'Corporate Event', service: 'corporate' });
  });

  test.describe('with the backend refusing', () => {
    test.use({ expectedComplaints: ['Failed to load resource'] });

    test('shows the failure, and keeps everything filled in', async ({ page }) => {
      await page.route('**/rest/v1/booking_forms*', (route) =>
        route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
      );
      await page.goto('/');
      await hydrated(page);
      await bookNow(page).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Full Name').fill('Patient Visitor');
      await dialog.getByLabel('Email').fill('patient@mail.example');
      await dialog.getByLabel('Phone').fill('9835012347');
      await dialog.getByLabel('Event Type').selectOption('Anniversary');
      await dialog.getByLabel('Not sure yet').check();
      await dialog.getByLabel('Preferred Location').fill('Patna City');
      await dialog.getByRole('button', { name: /send|submit/i }).click();
      await expect(
        page.getByText('There was an error submitting your inquiry. Please try again.'),
      ).toBeVisible();
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Patient Visitor');
    });
  });
});
