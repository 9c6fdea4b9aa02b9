import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { paymentsBackend } from '../../../tests/builders/openPayments.ts';
import { todayOf } from './today.fixture.ts';

const { notices: words, order, today: todayWords } = adminTickets;

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

const NIGHT = 'a0000000-0000-4000-8000-000000000001';
const row = (id: string, more: object = {}) => ({
  id,
  order_id: `order-${id}`,
  reference: 'K7P2M4',
  name: `Buyer ${id}`,
  phone: '98350 12345',
  moved_to: null,
  refund_paise: 50_000,
  is_paid: true,
  mail: null,
  told_at: null as string | null,
  told_by: null as string | null,
  total_count: 2,
  ...more,
});

it('a night called off: its buyers are told by WhatsApp with what is true of their order, and ticked', async () => {
  const rows = [
    row('1', { moved_to: '2026-10-11', refund_paise: 0 }),
    row('2', { mail: 'sent', told_at: '2026-10-08T06:00:00Z' }),
  ];
  const night = {
    ...todayOf.night,
    id: NIGHT,
    date: '2026-10-10',
    cancelled_at: '2026-10-08T05:00:00Z',
    notices: 2,
    untold: 1,
  };
  const { calls } = fakeBackend({
    ...paymentsBackend([], []),
    'POST /rest/v1/rpc/passes_today': { body: { ...todayOf.today, nights: [night] } },
    'POST /rest/v1/rpc/list_notices': () => ({ body: rows }),
    'POST /rest/v1/rpc/order_link': { body: 'the-key' },
    'PATCH /rest/v1/pass_notices': ({ body }) => {
      const { told_at } = body as { told_at: string | null };
      Object.assign(rows[0] ?? {}, { told_at, told_by: told_at === null ? null : 'Priya' });
      return { body: { id: '1' } };
    },
  });
  const patches = () => calls.filter(({ route }) => route === 'PATCH /rest/v1/pass_notices');
  await signedInBefore();
  openAdmin('/admin/dashboard/tickets');
  const person = userEvent.setup();
  await person.click(
    await screen.findByRole('link', { name: todayWords.untold(1, 'Sat, 10 Oct 2026') }),
  );
  expect(
    await screen.findByRole('heading', { name: words.title('Sat, 10 Oct 2026') }),
  ).toHaveFocus();
  const table = within(await screen.findByRole('table', { name: words.caption }));
  const chat = table.getByRole('link', { name: order.write('Buyer 1') });
  const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(words.messageMoved('Sun, 11 Oct 2026'));
  expect(text).not.toContain('pay back');
  const other = table.getByRole('link', { name: order.write('Buyer 2') });
  expect(other.getAttribute('href')).toContain(encodeURIComponent(words.messagePaidBack('₹500')));
  expect(table.getByText(/by mail/)).toBeVisible();
  const isTold = () => table.getByRole('checkbox', { name: words.told('Buyer 1') });
  expect(isTold()).not.toBeChecked();
  const replace = vi.fn<(href: string) => void>();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  await person.click(chat);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  const sent = new URL(replace.mock.calls[0]?.[0] ?? '').searchParams.get('text');
  expect(sent).toContain(words.messagePage(`${location.origin}/passes#order-1.the-key`));
  // Opened is not told: the person may come back without sending.
  expect(patches()).toEqual([]);
  expect(isTold()).not.toBeChecked();
  await person.click(table.getByText(words.opened));
  await waitFor(() => expect(isTold()).toBeChecked());
  expect(table.getByText(/Priya/)).toBeVisible();
  await person.click(isTold());
  await waitFor(() => expect(isTold()).not.toBeChecked());
  expect(patches()).toHaveLength(2);
});
