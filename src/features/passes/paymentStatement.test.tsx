import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import {
  callsOf,
  claimOf,
  creditOf,
  debitOf,
  HEADINGS,
  type Import,
  lineOf,
  open,
  paste,
  paymentsBackend,
  rowsOf,
  utrOf,
} from '../../../tests/builders/openPayments.ts';

// Loading the screen may take longer than a test's timeout on a busy machine.
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
    const { sums, sample } = words.statement;
    expect(screen.getByText(sums.in(4, '₹14,200'))).toBeVisible();
    expect(screen.getByText(sums.out(1, '₹900'))).toBeVisible();
    const some = screen.getByRole('region', { name: sample.title });
    expect(within(some).getAllByText(sample.kinds.in)).toHaveLength(4);
    expect(within(some).getAllByText(sample.kinds.out)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: words.statement.import(4) }));
    expect(await screen.findByText(words.statement.done(4, 0))).toHaveFocus();
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
    expect(within(answers).getByRole('heading')).toHaveFocus();
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

  it('with one line that cannot be read says which, and is imported without it as not complete', async () => {
    const { backend, person } = await open(paymentsBackend([]), 'statement');
    await paste(
      person,
      HEADINGS,
      creditOf('431947905051', '850.00'),
      creditOf('431947905052', '8x0.00'),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(words.statement.faulty(1))).toBeVisible();
    expect(
      within(alert).getByText(words.statement.fault(3, adminPasses.bank.faults.amount('8x0.00'))),
    ).toBeVisible();
    const button = screen.getByRole('button', { name: words.statement.import(1) });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    expect(await screen.findByText(words.statement.done(1, 0))).toBeVisible();
    const [sent] = callsOf(backend.calls, 'import_lines').map(({ body }) => body as Import);
    expect(sent?.p_lines.map(({ utr }) => utr)).toEqual(['431947905051']);
    // Claims without a line are then not marked as not found.
    expect(sent?.p_is_last).toBe(false);
    expect(screen.getByLabelText(words.statement.paste)).toHaveValue(
      [HEADINGS, creditOf('431947905051', '850.00'), creditOf('431947905052', '8x0.00')].join('\n'),
    );
  });

  it('whose lines of money can all not be read does not say that no money came', async () => {
    const { person } = await open(paymentsBackend([]), 'statement');
    await paste(
      person,
      HEADINGS,
      creditOf('431947905052', '8x0.00'),
      debitOf('14 Nov 2026', '431947905044'),
    );
    expect(await screen.findByText(words.statement.noneReadable)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.statement.importNone })).toBeNull();
  });

  it('without money is recorded, so that claims of its days are known not to have come', async () => {
    const { backend, person } = await open(paymentsBackend([]), 'statement');
    await paste(
      person,
      HEADINGS,
      debitOf('12 Nov 2026', '431947905044'),
      debitOf('14 Nov 2026', '431947905045'),
    );
    expect(
      await screen.findByText(words.statement.noMoney('12 Nov 2026', '14 Nov 2026')),
    ).toBeVisible();
    const button = screen.getByRole('button', { name: words.statement.importNone });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    expect(await screen.findByText(words.statement.doneNone)).toBeVisible();
    const [sent, ...more] = callsOf(backend.calls, 'import_lines').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      p_from: '2026-11-12',
      p_to: '2026-11-14',
      p_lines: [],
      p_is_last: true,
    });
  });

  it('that pays back what came earlier names that line, and the order that it paid', async () => {
    const order = { id: 'order-7', reference: 'K7P2M7' };
    const lines = [
      lineOf({ utr: '431947905051', pass_payments: [] }),
      lineOf({
        id: 'line-2',
        utr: '431947905052',
        state: 'used',
        pass_payments: [{ reversed_at: null, pass_orders: order }],
      }),
      lineOf({ id: 'line-3', utr: '431947905053', amount_paise: 100, pass_payments: [] }),
    ];
    const { person } = await open(paymentsBackend([], lines), 'statement');
    await paste(person, HEADINGS, ...lines.map(({ utr }) => debitOf('15 Nov 2026', utr ?? '')));
    const part = await screen.findByRole('region', { name: words.reversed.title });
    expect(within(part).getAllByRole('listitem')).toHaveLength(2);
    expect(within(part).getByText(words.reversed.paid)).toBeVisible();
    expect(within(part).getByRole('link', { name: words.openOrder })).toHaveAttribute(
      'href',
      expect.stringContaining('open=order-7'),
    );
    await person.click(
      within(part).getByRole('button', { name: words.reversed.ignoreLabel('₹850') }),
    );
    await waitFor(() => expect(within(part).getAllByRole('listitem')).toHaveLength(1));
    expect(lines.map(({ state }) => state)).toEqual(['ignored', 'used', 'new']);
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
