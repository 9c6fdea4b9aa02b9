import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const { reasons } = adminPasses.bank;
const EDITION = 'e0000000-0000-4000-8000-000000000000';

type Claim = Record<string, unknown> & { id: string; status: string; total_paise: number };
const claimOf = (place: number, more: Record<string, unknown> = {}): Claim => ({
  id: `order-${place}`,
  version: 3,
  reference: `K7P2M${place}`,
  status: 'claimed',
  name: `Buyer ${place}`,
  phone_e164: '+919800000001',
  total_paise: 85_000,
  paid_paise: 0,
  claimed_utr: `43194790505${place}`,
  claimed_at: '2026-11-14T20:05:00+05:30',
  created_at: '2026-11-14T20:00:00+05:30',
  held_until: '2026-11-15T20:00:00+05:30',
  is_suspicious: false,
  lines: '1 × One night',
  same_utr: 0,
  is_absent: false,
  ...more,
});

type Line = Record<string, unknown> & { id: string; state: string; utr: string | null };
type Sent = { p_rows: { order_id: string; line_id?: string; amount_paise: number }[] };
type Import = { p_id: string; p_lines: Line[]; p_is_last: boolean };

/** A backend that stores the lines of imports, and verifies what has a claim. */
function paymentsBackend(claims: Claim[], lines: Line[] = []): Answers {
  const isKnown = (line: Line) => lines.some(({ utr }) => utr === line.utr);
  return {
    ...ownersBackend,
    'GET /rest/v1/garba_editions': {
      body: [
        { id: EDITION, year: 2026, title: 'Raas Garba', status: 'on_sale', pass_settings: null },
      ],
    },
    'POST /rest/v1/rpc/list_claims': () => ({ body: claims }),
    'GET /rest/v1/bank_lines': ({ url }) => ({
      body: lines.filter(({ state }) => url.searchParams.get('state') === `eq.${state}`),
    }),
    'POST /rest/v1/rpc/known_lines': ({ body }) => ({
      body: (body as Import).p_lines.flatMap((line, place) => (isKnown(line) ? [place] : [])),
    }),
    'POST /rest/v1/rpc/import_lines': ({ body }) => {
      const { p_lines: sent } = body as Import;
      const added = sent.filter((line) => !isKnown(line));
      lines.push(...added.map((line) => ({ ...line, id: `line-${line.utr}`, state: 'new' })));
      return { body: { added: added.length, known: sent.length - added.length } };
    },
    'POST /rest/v1/rpc/verify_payments': ({ body }) => ({
      body: (body as Sent).p_rows.map(({ order_id: id, line_id: line, amount_paise: amount }) => {
        const claim = claims.find((one) => one.id === id);
        const due = (claim?.total_paise ?? 0) - amount;
        if (claim) Object.assign(claim, due > 0 ? { paid_paise: amount } : { status: 'paid' });
        Object.assign(lines.find((one) => one.id === line) ?? {}, { state: 'used' });
        return {
          order_id: id,
          result: claim ? (due > 0 ? 'short' : 'paid') : 'missing',
          due_paise: Math.max(due, 0),
        };
      }),
    }),
  };
}

const HEADINGS = 'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance';
const creditOf = (utr: string, rupees: string, payer = 'CASH') =>
  `14 Nov 2026\t14 Nov 2026\tBY TRANSFER-UPI/CR/${utr}/${payer}/SBIN/x--\t\t\t${rupees}\t1,000.00`;

async function open(answers: Answers, part = 'check') {
  const backend = fakeBackend(answers);
  await signedInBefore();
  openAdmin(`/admin/dashboard/tickets?tab=payments&part=${part}`);
  return { backend, person: userEvent.setup() };
}

const callsOf = (calls: readonly Call[], name: string) =>
  calls.filter(({ route }) => route === `POST /rest/v1/rpc/${name}`);

const rowsOf = ([first]: readonly Call[]) => (first?.body as Sent | undefined)?.p_rows;

const utrOf = (place: number) => String(431_947_000_000 + place);

async function paste(person: ReturnType<typeof userEvent.setup>, ...rows: string[]) {
  const area = await screen.findByLabelText(words.statement.paste);
  await person.clear(area);
  await person.click(area);
  await person.paste(rows.join('\n'));
  await person.click(screen.getByRole('button', { name: words.statement.read }));
}

// Loading the screen takes longer than a test may, where the machine is busy.
beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('a statement', () => {
  it('is pasted, imported, and what fits is verified in one call', async () => {
    const claims = [1, 2, 3].map((place) => claimOf(place));
    const { backend, person } = await open(paymentsBackend(claims), 'statement');
    expect(await screen.findByText(words.statement.nothingPaid)).toBeVisible();
    await paste(
      person,
      HEADINGS,
      creditOf('431947905051', '850.00'),
      creditOf('431947905052', '850.00'),
      creditOf('431947905053', '500.00'),
      creditOf('431947905099', '12,000.00', 'CATERER'),
      '14 Nov 2026\t14 Nov 2026\tTO TRANSFER-UPI/DR/431947905044/RENT\t\t900.00\t\t1,000.00',
    );
    expect(await screen.findByText(words.statement.summary(4, 0))).toBeVisible();
    expect(
      screen.getByText(words.statement.skippedLabel(words.statement.skipped(1, 0, 0))),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: words.statement.import(4) }));
    expect(await screen.findByText(words.statement.done(4, 0))).toBeVisible();
    expect(callsOf(backend.calls, 'verify_payments')).toEqual([]);
    await person.click(screen.getByRole('link', { name: words.statement.toCheck }));

    const certain = await screen.findByRole('checkbox', {
      name: adminKit.bulk.tick(words.check.tick('K7P2M1', '₹850')),
    });
    expect(certain).toBeChecked();
    const fitting = screen.getByRole('table', { name: words.check.proposals });
    const short = within(fitting).getByRole('row', { name: /K7P2M3/ });
    expect(within(short).getByRole('checkbox')).not.toBeChecked();
    expect(within(short).getByText(words.check.less('₹350'))).toBeVisible();
    await person.click(within(short).getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: words.check.verify(3) }));

    const answers = await screen.findByRole('region', { name: words.answers.heading });
    const { of, results } = words.answers;
    for (const place of [1, 2])
      expect(
        within(answers).getByText(of(`K7P2M${place} Buyer ${place}`, results.paid)),
      ).toBeVisible();
    expect(
      within(answers).getByText(of('K7P2M3 Buyer 3', words.answers.short('₹350'))),
    ).toBeVisible();
    const calls = callsOf(backend.calls, 'verify_payments');
    expect(calls).toHaveLength(1);
    expect(rowsOf(calls)).toEqual([
      { order_id: 'order-1', line_id: 'line-431947905051', amount_paise: 85_000 },
      { order_id: 'order-2', line_id: 'line-431947905052', amount_paise: 85_000 },
      { order_id: 'order-3', line_id: 'line-431947905053', amount_paise: 50_000 },
    ]);
  }, 60_000);

  it('with one line that cannot be read is not imported at all, and says which line', async () => {
    const { backend, person } = await open(paymentsBackend([]), 'statement');
    await paste(
      person,
      HEADINGS,
      creditOf('431947905051', '850.00'),
      creditOf('431947905052', '8x0.00'),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(words.statement.faulty)).toBeVisible();
    expect(
      within(alert).getByText(words.statement.fault(3, adminPasses.bank.faults.amount('8x0.00'))),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(callsOf(backend.calls, 'import_lines')).toEqual([]);
    expect(screen.getByLabelText(words.statement.paste)).toHaveValue(
      [HEADINGS, creditOf('431947905051', '850.00'), creditOf('431947905052', '8x0.00')].join('\n'),
    );
  });

  it('of an unknown bank is read with the columns that are chosen, once for this device', async () => {
    const { person } = await open(paymentsBackend([]), 'statement');
    await paste(person, 'Wann\tWas\tViel', '14/11/2026\tUPI/CR/431947905051/CASH\t850.00');
    const form = await screen.findByRole('form', { name: words.statement.choose });
    await person.click(within(form).getByRole('button', { name: words.statement.use }));
    expect(within(form).getByText(words.statement.needed)).toBeVisible();
    const { fields } = words.statement;
    await person.selectOptions(within(form).getByLabelText(fields.date), '0');
    await person.selectOptions(within(form).getByLabelText(fields.narration), '1');
    await person.selectOptions(within(form).getByLabelText(fields.credit), '2');
    await person.click(within(form).getByRole('button', { name: words.statement.use }));
    expect(await screen.findByText(words.statement.summary(1, 0))).toBeVisible();
    await paste(person, 'Wann\tWas\tViel', '15/11/2026\tUPI/CR/431947905052/CASH\t900.00');
    expect(await screen.findByText('431947905052')).toBeVisible();
    await person.click(screen.getByRole('button', { name: words.statement.otherColumns }));
    expect(await screen.findByRole('form', { name: words.statement.choose })).toBeVisible();
  });

  it('that breaks off is imported on with the same id, in pieces of 500', async () => {
    const answers = paymentsBackend([]);
    const { backend, person } = await open(answers, 'statement');
    const rows = Array.from({ length: 600 }, (_, place) => creditOf(utrOf(place), '850.00'));
    await paste(person, HEADINGS, ...rows);
    const button = await screen.findByRole('button', { name: words.statement.import(600) });
    await waitFor(() => expect(button).toBeEnabled());
    const importLines = answers['POST /rest/v1/rpc/import_lines'];
    backend.change({
      'POST /rest/v1/rpc/import_lines': (call) =>
        (call.body as Import).p_is_last || typeof importLines !== 'function'
          ? 'offline'
          : importLines(call),
    });
    await person.click(button);
    expect(await screen.findByText(words.statement.stopped(500, 600))).toBeVisible();
    if (importLines) backend.change({ 'POST /rest/v1/rpc/import_lines': importLines });
    await person.click(screen.getByRole('button', { name: words.statement.import(600) }));
    expect(await screen.findByText(words.statement.done(100, 500))).toBeVisible();
    const sent = callsOf(backend.calls, 'import_lines').map(({ body }) => body as Import);
    expect(sent.map(({ p_lines: lines, p_is_last: isLast }) => [lines.length, isLast])).toEqual([
      [500, false],
      [100, true],
      [500, false],
      [100, true],
    ]);
    expect(new Set(sent.map(({ p_id: id }) => id)).size).toBe(1);
  }, 30_000);
});

const lineOf = (more: Partial<Line>): Line => ({
  id: 'line-1',
  state: 'new',
  booked_on: '2026-11-14',
  amount_paise: 85_000,
  utr: '431947905051',
  narration: 'UPI/CR/431947905051/CASH',
  payer: 'CASH',
  payer_vpa: null,
  ...more,
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
    await person.type(number, '4319 4790');
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
      pass_orders: { edition_id: EDITION, reference: 'K7P2M1', name: 'Ritu', phone: '' },
    };
    const { backend, person } = await open(
      {
        ...paymentsBackend([]),
        'GET /rest/v1/pass_refunds': { body: [refund] },
        'POST /rest/v1/rpc/record_refund': {
          status: 400,
          body: { code: 'PT422', hint: 'utr', message: 'Give the number.' },
        },
      },
      'refunds',
    );
    await person.click(await screen.findByRole('button', { name: /^Record the refund/ }));
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: words.refunds.send });
    await person.click(send);
    expect(await within(dialog).findByText('Give the number.')).toBeVisible();
    expect(within(dialog).getByLabelText(words.refunds.vpa)).toHaveValue('ritu@okhdfcbank');
    backend.change({ 'POST /rest/v1/rpc/record_refund': { status: 204 } });
    await person.type(within(dialog).getByLabelText(words.refunds.utr), '512345678901');
    await person.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(backend.calls, 'record_refund').at(-1)?.body).toMatchObject({
      p_refund_id: 'refund-1',
      p_state: 'sent',
      p_utr: '512345678901',
    });
  });
});
