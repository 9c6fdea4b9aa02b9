import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { paymentsBackend } from '../../../tests/builders/openPayments.ts';
import type { Evening } from './admin/data/answers.ts';
import { shiftOf } from './shifts.fixture.ts';
import { todayOf } from './today.fixture.ts';

const { evening: words } = adminTickets;

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(leaveAdmin);

const drawer = shiftOf({
  closed_at: '2026-10-10T18:00:00Z',
  float_paise: 100_000,
  cash_paise: 250_000,
  upi_paise: 50_000,
  counted_paise: 340_000,
});
const sheet: Evening = {
  ...todayOf.night,
  expected: 9,
  inside: 7,
  // One went in with a pass that was cancelled afterwards.
  missing: 3,
  refused: 3,
  sold: [
    { method: 'cash', orders: 2, passes: 3, people: 5, amount_paise: 116_600 },
    { method: 'upi', orders: 1, passes: 1, people: 2, amount_paise: 50_000 },
    { method: 'free', orders: 1, passes: 1, people: 2, amount_paise: 0 },
  ],
  drawers: [
    drawer,
    { ...drawer, id: 's2', gate: 'West', counted_paise: 351_000 },
    { ...drawer, id: 's3', gate: 'North', counted_paise: null, closed_at: null },
    { ...drawer, id: 's5', counted_paise: null, closed_at: null, ends_at: '2020-10-10T22:00:00Z' },
    { ...drawer, id: 's4', gate: 'South', paid_back_paise: 50_000, counted_paise: 300_000 },
  ],
  nights: [{ id: 'n1', date: '2026-10-10', amount_paise: 166_600 }],
};

it('the sheet of an evening says what was sold, who is missing, and what a drawer lacks', async () => {
  fakeBackend({
    ...paymentsBackend([], []),
    'GET /rest/v1/garba_nights': { body: [todayOf.night] },
    'POST /rest/v1/rpc/report_evening': { body: sheet },
  });
  await signedInBefore();
  openAdmin('/admin/dashboard/tickets?tab=reports');
  const sold = within(await screen.findByRole('table', { name: words.sold }));
  const rowOf = (name: string) => sold.getByRole('cell', { name }).closest('tr');
  expect(rowOf(words.methods.cash)).toHaveTextContent('₹1,166');
  expect(rowOf(words.sum)).toHaveTextContent(/₹1,666.*4.*5.*9/);
  expect(screen.getByText(words.missing).closest('div')).toHaveTextContent('3');
  expect(screen.getByText(words.invalid).closest('div')).toHaveTextContent('1');
  const drawers = within(screen.getByRole('table', { name: words.drawers }));
  const differences = drawers
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(differences).toEqual(['₹100 short', '₹10 over', words.isOpen, words.notCounted, 'exact']);
});
