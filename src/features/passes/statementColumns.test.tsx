import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import {
  creditOf,
  HEADINGS,
  open,
  paste,
  paymentsBackend,
} from '../../../tests/builders/openPayments.ts';

// Loading the screen may take longer than a test's timeout on a busy machine.
beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the columns of a statement', () => {
  it('in which nothing tells the side of an amount is asked for, and told by the owner', async () => {
    const { person } = await open(paymentsBackend([]), 'statement');
    const { doubts, allIn, use, sums } = words.statement;
    await paste(
      person,
      'Date\tDescription\tAmount\tBalance',
      '14/11/2026\tUPI/CR/431947905051/CASH\t850.00\t850.00',
    );
    expect(await screen.findByText(doubts.side)).toBeVisible();
    const form = screen.getByRole('form', { name: words.statement.choose });
    expect(within(form).getByLabelText(words.statement.fields.amount)).toHaveValue('2');
    await person.click(within(form).getByRole('button', { name: use }));
    expect(await screen.findByText(doubts.side)).toBeVisible();
    await person.click(screen.getByLabelText(allIn));
    await person.click(screen.getByRole('button', { name: use }));
    expect(await screen.findByText(sums.in(1, '₹850'))).toBeVisible();
  });

  it('of a known layout is read with other columns where the owner says so', async () => {
    const { person } = await open(paymentsBackend([]), 'statement');
    const { fields, otherColumns, use, sums } = words.statement;
    await paste(person, HEADINGS, creditOf('431947905051', '850.00'));
    await person.click(await screen.findByRole('button', { name: otherColumns }));
    const form = screen.getByRole('form', { name: words.statement.choose });
    expect(within(form).getByLabelText(fields.credit)).toHaveValue('5');
    await person.selectOptions(within(form).getByLabelText(fields.credit), '6');
    await person.click(within(form).getByRole('button', { name: use }));
    expect(await screen.findByText(sums.in(1, '₹1,000'))).toBeVisible();
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
    // Other headings: the same positions may hold other values.
    await paste(person, 'Wann\tWer\tNummer', '15/11/2026\tCASH\t431947905052');
    expect(await screen.findByRole('form', { name: words.statement.choose })).toBeVisible();
  });
});
