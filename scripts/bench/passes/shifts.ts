import { shiftsOf } from '../measurePage.ts';
import { withPage } from '../web/phone.ts';

/** How far pages jump at 4x slow-down while they load and are scrolled a little, by name. */
export type ShiftFigures = { shifts: Record<string, number> };

/** @param addresses of the pages, by name. */
export async function measureShifts(
  origin: string,
  addresses: Readonly<Record<string, string>>,
): Promise<ShiftFigures> {
  const shifts: Record<string, number> = {};
  for (const [name, address] of Object.entries(addresses))
    shifts[name] = await withPage(async ({ page }) => {
      // This machine's own fonts may be as wide as none of a phone.
      await page.route('**/*.woff2', async (route) => route.abort());
      await page.goto(origin + address);
      await page.mouse.wheel(0, 30);
      await page.locator('html[data-app="running"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return Number((await shiftsOf(page)).toFixed(4));
    });
  return { shifts };
}
