import { accessibilityFaults, faultsByDayAndNight } from './accessibility.ts';
import { expect, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

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
});
