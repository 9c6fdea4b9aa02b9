import { bookNow, expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

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
});
