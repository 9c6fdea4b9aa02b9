import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { paymentsBackend } from '../../../tests/builders/openPayments.ts';
import { shiftOf } from './shifts.fixture.ts';

const { gate: words } = adminTickets;

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(leaveAdmin);

it('a phone at a gate is listed with whose account has it, and only with what is known', async () => {
  const nothing = { float_paise: 0, cash_paise: 0, upi_paise: 0 };
  fakeBackend({
    ...paymentsBackend([], []),
    'GET /rest/v1/gate_scans': { body: [] },
    'POST /rest/v1/rpc/list_shifts': {
      body: [
        shiftOf({ id: 's2', kind: 'gate', gate: 'Main', device: '', ...nothing }),
        shiftOf({ float_paise: 50_000, paid_back_paise: 35_000, counted_paise: 90_000 }),
      ],
    },
  });
  await signedInBefore();
  openAdmin('/admin/dashboard/tickets?tab=gate');
  const table = within(await screen.findByRole('table', { name: words.shifts }));
  const [gate, counter] = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  const texts = (cells = gate) => (cells ?? []).map(({ textContent }) => textContent);
  expect([texts()[0], texts()[2]]).toEqual(['Main', 'Priya']);
  expect(texts().slice(-2)).toEqual(['', '']);
  expect(texts(counter)[2]).toBe('Priya · Chrome on Android');
  expect(texts(counter).slice(-2)).toEqual([
    `${words.columns.cash}: ₹1,000`,
    `${words.columns.difference}: ₹100 short`,
  ]);
});
