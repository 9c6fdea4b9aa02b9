import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { adminShell } from '../../../src/content/en/adminShell.ts';
import { adminSiteContent } from '../../../src/content/en/adminSiteContent.ts';
import { sideways } from '../accessibility.ts';
import { expect, test, wholeHydrated } from '../fixtures.ts';
import { cutText, fillWithLongWords } from '../longWords.ts';
import { signInAsOwner } from '../owner.ts';
import { publicPaths, rowPaths } from '../site.ts';

const ENQUIRY = 'tests/fixtures/enquiries/long-words.json';
/** The narrowest phones. */
const WIDTHS = [320, 360];

/** Elements of an open page that are too wide or cut off, one line a fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const at = new URL(page.url());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(async () => new Promise(requestAnimationFrame));
    const place = `${at.pathname}${at.search} at ${width} px`;
    const wider = await sideways(page);
    if (wider > 0) faults.push(`${place} is ${wider} px too wide`);
    faults.push(...(await cutText(page)).map((fault) => `${place}: ${fault}`));
  }
  return faults;
}

test.describe('every text of the database is a word that fills a screen', () => {
  // The screen of the system check makes requests that are refused.
  test.use({ expectedComplaints: ['status of 403'] });

  test('no public page is widened by it, and none cuts it off', async ({ page, stack }) => {
    test.setTimeout(300_000);
    expect(await fillWithLongWords(stack)).toBeGreaterThan(200);
    const faults: string[] = [];
    for (const path of [...publicPaths, ...rowPaths]) {
      await page.goto(path);
      await wholeHydrated(page);
      // The page renews what it was built with.
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(page)));
    }
    expect(faults).toEqual([]);
    await page.goto('/');
    await expect(page.locator('#events')).toContainText('aaaaaaaaaaaaaaaaaaaa');
  });

  test('no screen of the admin area, and no record, is widened by it', async ({ page, stack }) => {
    test.setTimeout(300_000);
    const { name, details } = JSON.parse(readFileSync(ENQUIRY, 'utf8'));
    await stack.sql`insert into public.booking_forms (form_type, email, name, phone, details)
      values ('Wedding', 'long@mail.example', ${name}, '98350 12345', ${details})`;
    await signInAsOwner(page, stack);
    const faults: string[] = [];
    for (const screen of Object.keys(adminShell.screens)) {
      const address = `/admin/dashboard${screen === 'dashboard' ? '' : `/${screen}`}`;
      await page.goto(address);
      await screenShown(page);
      faults.push(...(await faultsOf(page)));
      for (const record of await recordsOf(page, address)) {
        await goWithin(page, record);
        await page.getByRole('dialog').locator('input, textarea, dl').first().waitFor();
        faults.push(...(await faultsOf(page)));
        await goWithin(page, address);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    expect(faults).toEqual([]);
  });
});

test('no form of the site’s words is wider than a phone', async ({ page, stack }) => {
  test.setTimeout(300_000);
  await signInAsOwner(page, stack);
  const faults: string[] = [];
  await page.goto('/admin/dashboard/site-content');
  for (const [section, name] of Object.entries(adminSiteContent.sections)) {
    await goWithin(page, `/admin/dashboard/site-content?section=${section}`);
    await page.getByRole('main').getByRole('form', { name }).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      const wider = await sideways(page);
      if (wider > 0) faults.push(`${section} at ${width} px is ${wider} px too wide`);
    }
  }
  expect(faults).toEqual([]);
});

/** Opens another address of the app as its links do, without loading the document again. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Waits until a screen shows what it loads. */
async function screenShown(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

/** The first record of a screen that opens by its address, and the form of a new one. */
async function recordsOf(page: Page, address: string): Promise<string[]> {
  const links = page.getByRole('main').locator(`a[href^="${address}?open="]`);
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const fresh = hrefs.filter((href) => href.endsWith('open=new'));
  const rows = hrefs.filter((href) => !href.endsWith('open=new'));
  return [...rows.slice(0, 1), ...fresh.slice(0, 1)];
}
