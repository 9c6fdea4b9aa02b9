import type { Page } from '@playwright/test';
import { faultsForThumbs, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

// A call-off, a refund and a correction are only looked at here; what they do is in passes-office.spec.ts.
test.use({ viewport: { width: 360, height: 780 } });

const tickets = (query: string) => `/admin/dashboard/tickets?${query}`;

/** Parts of the tickets, and what opens their forms and dialogs: one after the other, each in the last one's dialog. */
const steps: readonly (readonly [query: string, ...names: RegExp[]])[] = [
  ['tab=today', /^Call off Mon, 4 Oct/],
  ['tab=kinds', /^New kind$/],
  ['tab=kinds', /^One night$/],
  ['tab=promo', /^New code$/],
  ['tab=promo', /^STUDENT20$/],
  ['tab=orders', /^Give passes$/],
  ['tab=orders', /^Ananya Sinha/, /^Correct/],
  ['tab=orders', /^Ananya Sinha/, /^Block this pass/],
  ['tab=orders', /^Ananya Sinha/, /^Cancel the order/],
  ['tab=payments', /^Another order for the ₹3,600/],
  ['tab=payments', /^Check order/],
  ['tab=payments', /^Show ignored/],
  ['tab=payments&part=statement'],
  ['tab=payments&part=late', /^Pay back/],
  ['tab=payments&part=refunds', /^Record the refund/],
  ['tab=people', /^Ananya Sinha/],
  ['tab=settings', /^Change the account$/],
  ['tab=settings', /^Pay ₹1/],
];

/** A statement that is understood, and one whose columns must be chosen; by what is said of it. */
const statements = {
  'Import 1 line': `Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance
28 Nov 2026\t28 Nov 2026\tBY TRANSFER-UPI/CR/431947905051/CASH/SBIN/x--\t\t\t850.00\t1.00`,
  'Read it with these columns': 'One\tTwo\tThree\nfour\tfive\tsix',
};

async function faultsNow(page: Page, step: string): Promise<string[]> {
  const wide = await sideways(page);
  const dialog = 'dialog[open]';
  const within = (await page.locator(dialog).count()) > 0 ? dialog : 'main';
  const faults = await faultsForThumbs(page, within);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...faults].map((one) => `${step}: ${one}`);
}

test('every form and dialog of the tickets is accessible in both themes, and made for a thumb', async ({
  page,
  stack,
}) => {
  test.setTimeout(300_000);
  await signInAsOwner(page, stack);
  const faults: string[] = [];
  for (const [query, ...names] of steps) {
    await page.goto(tickets(query));
    await page.waitForLoadState('networkidle');
    let at = page.getByRole('main');
    for (const name of names) {
      await at
        .getByRole('button', { name })
        .or(at.getByRole('link', { name }))
        .or(at.locator('summary', { hasText: name }))
        .first()
        .click();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const dialogs = page.getByRole('dialog');
      if ((await dialogs.count()) > 0) at = dialogs.last();
    }
    faults.push(...(await faultsNow(page, [query, ...names].join(' '))));
  }
  for (const [name, rows] of Object.entries(statements)) {
    await page.goto(tickets('tab=payments&part=statement'));
    await page.getByLabel('Paste the rows of the statement').fill(rows);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name }).waitFor();
    faults.push(...(await faultsNow(page, name)));
  }
  expect(faults).toEqual([]);
});
