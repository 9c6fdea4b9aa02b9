import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { paymentsBackend } from '../../../tests/builders/openPayments.ts';

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(leaveAdmin);

it('says that the order of an old link is not there', async () => {
  fakeBackend({
    ...paymentsBackend([], []),
    'POST /rest/v1/rpc/list_orders': { body: [] },
    'POST /rest/v1/rpc/get_pass_order': { body: null },
  });
  await signedInBefore();
  openAdmin('/admin/dashboard/tickets?tab=orders&open=gone');
  expect(await screen.findByText(adminTickets.order.missing)).toBeVisible();
});
