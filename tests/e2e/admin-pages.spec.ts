import { accessibilityFaults, faultsByDayAndNight } from './accessibility.ts';
import { expect, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

const CATERING = '/admin/dashboard/pages?open=catering';

// The fixture that collects complaints may run no script in the preview's frame.
const inPreview = "script execution in 'about:blank'";

test.describe('the pages screen', () => {
  test.use({ expectedComplaints: [inPreview] });

  test('puts a page under renovation with the owner’s words, which an open tab follows', async ({
    page,
    context,
    stack,
  }) => {
    const visitor = await context.newPage();
    await visitor.goto('/services/catering');
    await waitForLive(visitor);

    await page.bringToFront();
    await signInAsOwner(page, stack);
    await page.goto('/admin/dashboard/pages');
    await expect(page.getByRole('link', { name: 'Catering' })).toBeVisible();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    // By the keyboard alone.
    await page.getByRole('link', { name: 'Catering' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Catering' });
    await form.getByRole('radio', { name: 'Visible' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Our kitchen moves. Back after Chhath.');
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByText('Our kitchen moves. Back after Chhath.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();

    await visitor.bringToFront();
    await expect(visitor.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
    await expect(visitor.getByText('Our kitchen moves. Back after Chhath.')).toBeVisible();
    await stack.sql`update public.page_visibility set is_under_construction = false, message = null
      where page_name = 'catering'`;
  });

  test('lets two people save one page, and neither loses a word', async ({ page, stack }) => {
    await signInAsOwner(page, stack);
    await page.goto(CATERING);
    const form = page.getByRole('form', { name: 'Catering' });
    await form.getByLabel('Title in search results').fill('Catering that Patna remembers');
    // Another person saves before this tab is notified.
    await stack.sql`update public.page_visibility set seo_title = 'Wedding food in Patna'
      where page_name = 'catering'`;
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: /Somebody else saved/ })).toBeFocused();
    await form.getByRole('radio', { name: 'Yours: Catering that Patna remembers' }).check();
    await form.getByRole('button', { name: 'Save these choices' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const [row] = await stack.sql`select seo_title from public.page_visibility
      where page_name = 'catering'`;
    expect(row?.['seo_title']).toBe('Catering that Patna remembers');
  });

  test.describe('while the connection is down and the session ends', () => {
    test.use({
      expectedComplaints: [
        inPreview,
        'ERR_INTERNET_DISCONNECTED',
        'status of 401',
        'status of 403',
      ],
    });

    test('keeps what was typed, and has it again after the sign-in', async ({
      page,
      context,
      stack,
    }) => {
      await signInAsOwner(page, stack);
      await page.goto(CATERING);
      const form = page.getByRole('form', { name: 'Catering' });
      await form.getByRole('radio', { name: 'Hidden' }).check();
      await context.setOffline(true);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByRole('alert')).toContainText('Not saved.');
      await context.setOffline(false);
      await stack.sql`delete from auth.sessions`;
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await page.getByLabel('Email').fill(stack.admin.email);
      await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(form.getByText('What you had not saved is here again.')).toBeVisible();
      await expect(form.getByRole('radio', { name: 'Hidden' })).toBeChecked();
      await form.getByRole('button', { name: 'Discard changes' }).click();
      await expect(form.getByRole('radio', { name: 'Visible' })).toBeChecked();
    });
  });
});
