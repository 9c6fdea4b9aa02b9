import type { Page } from '@playwright/test';
import { coveredStops } from '../coveredStops.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

const sizes = [
  [1280, 900],
  [800, 900],
  [360, 780],
  // 1280 x 1024 at 400 %.
  [320, 256],
] as const;

/** Opens a screen, or a record over it, and waits for its Save bar. */
async function open(page: Page, address: string, [width, height]: (typeof sizes)[number]) {
  await page.setViewportSize({ width, height });
  await page.goto(`/admin/dashboard/${address}`);
  await page.getByRole('button', { name: 'Save', exact: true }).first().waitFor();
}

for (const size of sizes) {
  test(`in a dialog the Save bar covers nothing that has the focus: ${size[0]} px`, async ({
    page,
    stack,
  }) => {
    await signInAsOwner(page, stack);
    // A low dialog has no room for the venue's preview, which is a frame.
    await open(page, size[1] < 400 ? 'garba?tab=nights&open=new' : 'venues?open=new', size);
    expect(await coveredStops(page, 'Tab', 8)).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab', 8)).toEqual([]);
  });

  test(`on a screen the Save bar covers nothing that has the focus: ${size[0]} px`, async ({
    page,
    stack,
  }) => {
    await signInAsOwner(page, stack);
    await open(page, 'contact', size);
    expect(await coveredStops(page, 'Tab')).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  });
}

test('nothing of the form shows under the Save bar of a dialog', async ({ page, stack }) => {
  await signInAsOwner(page, stack);
  // On a low screen the bar is not sticky.
  for (const size of sizes.slice(0, 3)) {
    await open(page, 'venues?open=new', size);
    const gap = await page.evaluate(() => {
      const bar = document.querySelector('dialog form > :last-child');
      const dialog = bar?.closest('dialog');
      return (
        Number(dialog?.getBoundingClientRect().bottom) - Number(bar?.getBoundingClientRect().bottom)
      );
    });
    expect(Math.abs(gap)).toBeLessThan(1);
  }
});

test('the bar above a list covers no row that has the focus', async ({ page, stack }) => {
  await signInAsOwner(page, stack);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/dashboard/venues');
    // All of the page: the bar has its buttons, too.
    await page.locator('[data-bar="top"]').getByRole('checkbox').check();
    expect(await coveredStops(page, 'Tab'), `${width} px`).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab'), `${width} px`).toEqual([]);
  }
});
