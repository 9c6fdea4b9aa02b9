import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import { enter } from '../../../tests/builders/enter.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import {
  callsOf,
  claimOf,
  EDITION,
  lineOf,
  open,
  paymentsBackend,
  rowsOf,
  type Sent,
  utrOf,
} from '../../../tests/builders/openPayments.ts';

const { reasons } = adminPasses.bank;

// Loading the screen may take longer than a test's timeout on a busy machine.
beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the queue', () => {
  it('ticks no conflict: the owner chooses the order, or two', async () => {
    const utr = '431947905051';
    const claims = [1, 2].map((place) => claimOf(place, { claimed_utr: utr, same_utr: 1 }));
    const lines = [lineOf({ amount_paise: 100_000 })];
    const { backend, person } = await open(paymentsBackend(claims, lines));
    const table = await screen.findByRole('table', { name: words.check.unclear });
    const row = within(table).getByRole('row', { name: /431947905051/ });
    expect(within(row).getByText(reasons.conflict)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByText(words.check.sameUtr(1))).toHaveLength(2);
    await person.click(within(row).getByRole('button', { name: /^Choose/ }));
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(within(dialog).getByLabelText(words.line.order), 'order-2');
    expect(within(dialog).getByText(words.line.over('₹150'))).toBeVisible();
    await person.selectOptions(within(dialog).getByLabelText(words.line.second), 'order-1');
    expect(within(dialog).getByText(words.line.short('₹700'))).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: words.line.verify }));
    expect(await screen.findByRole('region', { name: words.answers.heading })).toBeVisible();
    expect(rowsOf(callsOf(backend.calls, 'verify_payments'))).toEqual([
      { order_id: 'order-2', line_id: 'line-1', amount_paise: 85_000 },
      { order_id: 'order-1', line_id: 'line-1', amount_paise: 15_000 },
    ]);
  });

  it('names the edition whose order a line fits, and lists the line there', async () => {
    const other = { edition_id: 'older', edition: 'Raas Garba 2025' };
    const claims = [claimOf(1, other), claimOf(2, { claimed_utr: null })];
    const lines = [
      lineOf({}),
      lineOf({ id: 'line-2', utr: '431947905099', narration: 'RENT', payer: 'X' }),
    ];
    await open(paymentsBackend(claims, lines));
    expect(await screen.findByText(words.check.elsewhere(1, 'Raas Garba 2025'))).toBeVisible();
    const link = screen.getByRole('link', { name: words.check.toElsewhere('Raas Garba 2025') });
    expect(link.getAttribute('href')).toContain('edition=older');
    const table = screen.getByRole('table', { name: words.check.unclear });
    expect(within(table).queryByRole('row', { name: /431947905051/ })).toBeNull();
    expect(within(table).getByRole('row', { name: /RENT/ })).toBeVisible();
    expect(screen.queryByText('Buyer 1')).toBeNull();
  });

  it('finds an order that is not among the claims, and gives a line to it', async () => {
    const found = claimOf(9, { status: 'expired', name: 'Old Buyer' });
    const { backend, person } = await open({
      ...paymentsBackend([claimOf(1)], [lineOf({ utr: null, amount_paise: 85_000, payer: 'X' })]),
      'POST /rest/v1/rpc/list_orders': { body: [{ ...found, total_count: 1 }] },
    });
    const table = await screen.findByRole('table', { name: words.check.unclear });
    await person.click(within(table).getByRole('button', { name: /^Choose/ }));
    const dialog = await screen.findByRole('dialog');
    const search = within(dialog).getByRole('searchbox');
    await person.type(search, '98000{Enter}');
    expect(await within(dialog).findByText(words.line.found(1))).toBeVisible();
    const select = within(dialog).getByLabelText(words.line.order);
    await person.selectOptions(select, 'order-9');
    await person.clear(search);
    await person.type(search, '{Enter}');
    expect(select).toHaveValue('order-9');
    await person.click(within(dialog).getByRole('button', { name: words.line.verify }));
    const answers = await screen.findByRole('region', { name: words.answers.heading });
    expect(within(answers).getByText(/^K7P2M9 Old Buyer/)).toBeVisible();
    expect(callsOf(backend.calls, 'list_orders')[0]?.body).toMatchObject({ p_search: '98000' });
    expect(rowsOf(callsOf(backend.calls, 'verify_payments'))).toEqual([
      { order_id: 'order-9', line_id: 'line-1', amount_paise: 85_000 },
    ]);
  });

  it('sends 150 payments in two calls, and says what was not sent', async () => {
    const places = Array.from({ length: 150 }, (_, place) => place);
    const claims = places.map((place) => claimOf(place, { claimed_utr: utrOf(place) }));
    const lines = places.map((place) => lineOf({ id: `line-${place}`, utr: utrOf(place) }));
    const answers = paymentsBackend(claims, lines);
    const { backend, person } = await open(answers);
    const button = await screen.findByRole('button', { name: words.check.verify(150) });
    const verifyRows = answers['POST /rest/v1/rpc/verify_payments'];
    backend.change({
      'POST /rest/v1/rpc/verify_payments': (call) =>
        (call.body as Sent).p_rows.length === 50 || typeof verifyRows !== 'function'
          ? 'offline'
          : verifyRows(call),
    });
    await person.click(button);
    expect(await screen.findByText(words.answers.unsent(50))).toBeVisible();
    expect(await screen.findByRole('button', { name: words.check.verify(50) })).toBeVisible();
  }, 30_000);

  it('records what somebody sees in the account, and refuses what is absent with a text', async () => {
    const claims = [claimOf(1, { is_absent: true }), claimOf(2)];
    const { backend, person } = await open({
      ...paymentsBackend(claims),
      'POST /rest/v1/rpc/refuse_claim': { status: 204 },
    });
    expect(await screen.findByText(words.check.absent)).toBeVisible();
    await person.click(screen.getByRole('button', { name: words.check.lookLabel('K7P2M1') }));
    const refuse = await screen.findByRole('form', { name: words.claim.refuse });
    const reason = within(refuse).getByLabelText(words.claim.reason);
    expect(reason).toHaveValue(words.claim.reasonOf('431947905051'));
    await person.click(within(refuse).getByRole('button', { name: words.claim.refuseAction }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(backend.calls, 'refuse_claim')[0]?.body).toEqual({
      p_order_id: 'order-1',
      p_version: 3,
      p_reason: words.claim.reasonOf('431947905051'),
    });

    await person.click(screen.getByRole('button', { name: words.check.lookLabel('K7P2M2') }));
    const look = await screen.findByRole('form', { name: words.claim.look });
    const number = within(look).getByLabelText(words.claim.number);
    await person.clear(number);
    await enter(person, number, '4319 4790');
    await person.click(within(look).getByRole('button', { name: words.claim.verify }));
    expect(within(look).getByText(words.claim.badNumber)).toBeVisible();
    await person.type(number, ' 5077');
    await person.click(within(look).getByRole('button', { name: words.claim.verify }));
    expect(await screen.findByRole('region', { name: words.answers.heading })).toBeVisible();
    expect(rowsOf(callsOf(backend.calls, 'verify_payments'))).toEqual([
      { order_id: 'order-2', utr: '431947905077', amount_paise: 85_000 },
    ]);
  });

  it('says so where it cannot be loaded, and where there is nothing', async () => {
    const { backend, person } = await open({
      ...paymentsBackend([]),
      'POST /rest/v1/rpc/list_claims': { status: 500, body: { message: 'down' } },
    });
    expect(await screen.findByText(words.loadFailed, undefined, { timeout: 10_000 })).toBeVisible();
    backend.change({ 'POST /rest/v1/rpc/list_claims': { body: [] } });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(words.check.nothing)).toBeVisible();
  }, 20_000);
});

describe('late money and refunds', () => {
  it('issues passes where places are free, else says that there are none', async () => {
    const late = claimOf(1, { status: 'late', paid_paise: 85_000 });
    const { backend, person } = await open(
      { ...paymentsBackend([late]), 'POST /rest/v1/rpc/resolve_late': { body: 'late' } },
      'late',
    );
    await person.click(
      await screen.findByRole('button', { name: words.late.issueLabel('K7P2M1') }),
    );
    expect(await screen.findByText(words.late.full)).toBeVisible();
    expect(callsOf(backend.calls, 'resolve_late')[0]?.body).toEqual({
      p_order_id: 'order-1',
      p_version: 3,
      p_issue: true,
    });
  });

  it('records a refund as sent with its number, and keeps what was typed where it is refused', async () => {
    const refund = {
      id: 'refund-1',
      order_id: 'order-1',
      why: 'over',
      amount_paise: 10_000,
      state: 'due',
      to_vpa: 'ritu@okhdfcbank',
      utr: null,
      note: '',
      sent_at: null,
      created_at: '2026-11-14T20:00:00+05:30',
      method: 'upi',
      shift_id: null,
      pass_orders: {
        edition_id: EDITION,
        reference: 'K7P2M1',
        name: 'Ritu',
        phone: '',
        pass_payments: [],
      },
    };
    const { backend, person } = await open(
      {
        ...paymentsBackend([]),
        'GET /rest/v1/pass_refunds': { body: [refund] },
        'POST /rest/v1/rpc/list_shifts': { body: [] },
        'POST /rest/v1/rpc/record_refund': {
          status: 400,
          body: { code: 'PT422', hint: 'utr', message: 'Give the number.' },
        },
      },
      'refunds',
    );
    await person.click(await screen.findByRole('button', { name: /^Record the refund/ }));
    const dialog = await screen.findByRole('dialog');
    const pay = await within(dialog).findByText(words.refunds.pay('₹100', 'ritu@okhdfcbank'));
    await person.click(pay);
    expect(
      within(dialog).getByAltText(words.refunds.payAlt('₹100', 'ritu@okhdfcbank')),
    ).toBeVisible();
    const vpa = within(dialog).getByLabelText(words.refunds.vpa);
    await person.type(vpa, '@');
    expect(within(dialog).queryByText(/^Pay ₹100/)).toBeNull();
    await person.type(vpa, '{Backspace}');
    const send = within(dialog).getByRole('button', { name: words.refunds.send });
    await person.click(send);
    expect(await within(dialog).findByText('Give the number.')).toBeVisible();
    expect(within(dialog).getByLabelText(words.refunds.vpa)).toHaveValue('ritu@okhdfcbank');
    backend.change({ 'POST /rest/v1/rpc/record_refund': { status: 204 } });
    await enter(person, within(dialog).getByLabelText(words.refunds.utr), '512345678901');
    await person.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(backend.calls, 'record_refund').at(-1)?.body).toMatchObject({
      p_refund_id: 'refund-1',
      p_state: 'sent',
      p_utr: '512345678901',
    });
  });
});
