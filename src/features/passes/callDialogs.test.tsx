import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { callsOf } from '../../../tests/builders/openPayments.ts';
import type { OrderDetail } from './admin/data/answers.ts';
import { CorrectOrder } from './admin/orders/CorrectOrder.tsx';
import { GivePasses } from './admin/orders/GivePasses.tsx';
import { UpiAccount } from './admin/sale/UpiAccount.tsx';

const { give, upi } = adminTickets;
const { correct } = adminTickets.order;
const edition = {
  id: 'e1',
  year: 2026,
  title: 'Raas Garba',
  status: 'on_sale',
  pass_settings: null,
};

const kind = (id: string, picks: number | null, ids: string[]) => ({
  id,
  name: `Kind ${id}`,
  picks,
  night_ids: ids,
  deleted_at: null,
});
const night = (id: string, date: string) => ({ id, date, headline: null, cancelled_at: null });
const account = { upi_vpa: 'garba@okhdfc', upi_name: 'Mandap', upi_is_merchant: true };
const limits = { hold_minutes: 15, review_hours: 24, max_people_per_phone: 12 };
const times = { sale_ends_minutes: 0, waiting_first_until_hours: 0 };
const texts = { gstin: null, refund_text: '' };
const settings = { id: 's1', edition_id: 'e1', version: 4, upi_mcc: '7929' };
const stored = { ...settings, ...account, ...limits, ...times, ...texts };

function open(dialog: React.ReactNode, answers: Answers) {
  const { calls } = fakeBackend(answers);
  render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);
  const argsOf = (name: string) => callsOf(calls, name).map(({ body }) => body);
  return { argsOf, person: userEvent.setup() };
}

it('passes are given for the nights of their kind, without a phone too', async () => {
  const onGiven = vi.fn<(order: string) => void>();
  const { argsOf, person } = open(<GivePasses edition={edition} onGiven={onGiven} />, {
    'GET /rest/v1/pass_kinds': { body: [kind('k1', 1, ['n2']), kind('k2', null, [])] },
    'GET /rest/v1/garba_nights': { body: [night('n1', '2026-10-01'), night('n2', '2026-10-02')] },
    'POST /rest/v1/rpc/give_passes': { body: {} },
  });
  await person.click(screen.getByRole('button', { name: give.open }));
  await person.click(screen.getByRole('button', { name: give.submit }));
  expect(screen.getByLabelText(give.kind)).toHaveFocus();
  await screen.findByRole('option', { name: 'Kind k1' });
  await person.selectOptions(screen.getByLabelText(give.kind), 'k2');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.selectOptions(screen.getByLabelText(give.kind), 'k1');
  await person.click(screen.getByRole('checkbox', { name: /2 Oct/ }));
  await enter(person, screen.getByLabelText(give.name), 'Asha Sponsor');
  await enter(person, screen.getByLabelText(give.reason), 'Sponsor');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce());
  expect(argsOf('give_passes')).toEqual([
    {
      p_id: onGiven.mock.calls[0]?.[0],
      p_edition_id: 'e1',
      p_items: [{ kind_id: 'k1', quantity: 1, night_ids: ['n2'] }],
      p_name: 'Asha Sponsor',
      p_phone: '',
      p_reason: 'Sponsor',
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the account that buyers pay to is emptied with its code, which is not shown then', async () => {
  const onSaved = vi.fn<() => void>();
  const { argsOf, person } = open(<UpiAccount settings={stored} onSaved={onSaved} />, {
    'POST /rest/v1/rpc/set_pass_upi': { body: {} },
  });
  await person.click(screen.getByRole('button', { name: upi.change }));
  const form = within(screen.getByRole('form', { name: upi.form }));
  expect(form.getByLabelText(upi.mcc)).toHaveValue('7929');
  await person.click(form.getByLabelText(upi.merchant));
  expect(form.queryByLabelText(upi.mcc)).toBeNull();
  await person.clear(form.getByLabelText(upi.vpa));
  await person.click(form.getByRole('button', { name: upi.save }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const emptied = { p_vpa: '', p_name: 'Mandap', p_is_merchant: false, p_mcc: '' };
  expect(argsOf('set_pass_upi')).toEqual([{ p_edition_id: 'e1', p_version: 4, ...emptied }]);
});

it('name and phone of an order are corrected with a note', async () => {
  const order = {
    id: 'o1',
    version: 3,
    reference: 'K7P2M4',
    name: 'Ritu',
    phone: '98350 1234',
    note: '',
  } as OrderDetail;
  const { argsOf, person } = open(<CorrectOrder order={order} />, {
    'POST /rest/v1/rpc/correct_order': { status: 204 },
  });
  await person.click(screen.getByRole('button', { name: correct.open }));
  const dialog = within(screen.getByRole('dialog', { name: correct.title('K7P2M4') }));
  await person.clear(dialog.getByLabelText(correct.phone));
  await enter(person, dialog.getByLabelText(correct.phone), '98350 12345');
  await enter(person, dialog.getByLabelText(correct.note), 'Wrong digit');
  await person.click(dialog.getByRole('button', { name: correct.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const corrected = { p_name: 'Ritu', p_phone: '98350 12345', p_note: 'Wrong digit' };
  expect(argsOf('correct_order')).toEqual([{ p_order_id: 'o1', p_version: 3, ...corrected }]);
});
