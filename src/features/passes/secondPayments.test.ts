import { describe, expect, test } from 'vitest';
import { type BankLine, type Claim, proposeMatches } from './admin/payments/data/proposeMatches.ts';
import { readStatement } from '@/shared/admin/statement/readStatement.ts';
import { claimOf, lineOf, NOW, one, outcome, UTR } from './matches.fixture.ts';
import { CROCKFORD, FIRST, randomOf } from '@/shared/admin/statement/random.fixture.ts';
import { statementOf, textOf } from '@/shared/admin/statement/statements.fixture.ts';

describe('one payment, several orders, and the other way round', () => {
  test('two orders whose sum fits: a split is offered', () => {
    const both = [
      claimOf({ claimed_utr: UTR, total_paise: 50_000 }),
      claimOf({ claimed_utr: UTR, total_paise: 35_000 }),
    ];
    expect(outcome(both, [lineOf()])).toEqual(one('split', both));
    // The number is entered in one of them; the other is of the same buyer.
    const [named, other] = [
      claimOf({ claimed_utr: UTR, total_paise: 50_000 }),
      claimOf({ total_paise: 35_000 }),
    ];
    expect(outcome([named, other], [lineOf()])).toEqual(one('split', [named, other]));
    const stranger = { ...other, name: 'Deepa Verman' };
    expect(outcome([named, stranger], [lineOf()])).toEqual(one('tooMuch', [named], false, 35_000));
  });

  test('paid twice: the first is ticked, the second is to be paid back or given to another order', () => {
    const mine = claimOf({ claimed_utr: UTR, reference: 'K0P1M4' });
    const second = lineOf({ utr: '555555555555', narration: 'K0P1M4' });
    const found = outcome([mine], [second, lineOf()]);
    expect(found).toEqual([...one('twice', [mine]), ...one('utr', [mine], true)]);
    const later = { ...second, amountPaise: 1_000 };
    expect(outcome([mine], [lineOf(), later])[1]?.reason).toBe('twice');
    const byText = [second, { ...second, utr: '666666666666', bookedOn: '2026-11-15' }];
    expect(outcome([mine], byText)).toEqual([
      ...one('reference', [mine], true),
      ...one('twice', [mine]),
    ]);
  });

  test('a paid order: its own payment is told from a second one', () => {
    const paid = claimOf({ claimed_utr: UTR, reference: 'K0P1M4', status: 'paid' });
    expect(outcome([paid], [lineOf()])).toEqual(one('alreadyPaid', [paid]));
    const line = lineOf({ utr: '555555555555', narration: 'K0P1M4' });
    expect(outcome([paid], [line])).toEqual(one('twice', [paid]));
  });

  test('lines of the same number, or two that fit as well: conflicts', () => {
    const mine = claimOf({ claimed_utr: UTR });
    expect(outcome([mine], [lineOf(), lineOf()])).toEqual([
      ...one('conflict', [mine]),
      ...one('conflict', [mine]),
    ]);
    const like = [
      lineOf({ utr: null, payer: 'AARAV P' }),
      lineOf({ utr: '555555555555', payer: 'AARAV PA' }),
    ];
    expect(outcome([claimOf()], like).map(({ reason }) => reason)).toEqual([
      'conflict',
      'conflict',
    ]);
    expect(outcome([mine], [lineOf(), like[1] as BankLine])).toEqual(one('utr', [mine], true));
  });

  test('late money is proposed and left to the owner', () => {
    const late = claimOf({ claimed_utr: UTR, status: 'late' });
    expect(outcome([late], [lineOf()])).toEqual(one('utr', [late]));
  });

  test('a payment older than the order, or of tomorrow, is not ticked', () => {
    const mine = claimOf({ claimed_utr: UTR });
    expect(outcome([mine], [lineOf({ bookedOn: '2026-11-13' })])).toEqual(one('date', [mine]));
    expect(outcome([mine], [lineOf({ bookedOn: '2026-11-21' })])).toEqual(one('date', [mine]));
    expect(outcome([mine], [lineOf({ bookedOn: '2026-11-20' })])).toEqual(one('utr', [mine], true));
  });
});

describe('a statement and the orders of a night', () => {
  const statement = readStatement(textOf(statementOf('hdfc').rows, ','));
  const lines = statement.state === 'read' ? statement.lines : [];
  const random = randomOf(7);
  const orderOf = (line: (typeof lines)[number], over: Partial<Claim>) =>
    claimOf({
      total_paise: line.amountPaise,
      created_at: `${line.bookedOn}T10:00:00+05:30`,
      name: `${random.pick(FIRST)} Nobody`,
      reference: random.letters(CROCKFORD, 6),
      ...over,
    });
  const withUtr = lines.filter(({ utr }) => utr !== null);

  test('ticks each order with its own line and nothing else', () => {
    expect(withUtr.length).toBeGreaterThan(60);
    const claims = withUtr.map((line) => orderOf(line, { claimed_utr: line.utr }));
    const proposals = proposeMatches(claims, lines, NOW).filter(({ ticked }) => ticked);
    expect(proposals).toHaveLength(withUtr.length);
    for (const {
      line,
      claims: [claim],
    } of proposals) {
      expect(claim?.claimed_utr).toBe(line.utr);
      expect(claim?.total_paise).toBe(line.amountPaise);
    }
  });

  test('ticks none of 50 ambiguous claims', () => {
    const claims = withUtr.slice(0, 25).flatMap((line, at) => {
      const name = line.payer ?? 'Aarav';
      const kinds: Partial<Claim>[][] = [
        // One UTR in two orders; two orders that text, name and amount do not distinguish.
        [{ claimed_utr: line.utr }, { claimed_utr: line.utr }],
        [{ name }, { name }],
        [{ claimed_utr: line.utr }, { claimed_utr: line.utr, status: 'paid' }],
        [{ claimed_utr: line.utr, total_paise: line.amountPaise - 100 }, { name }],
        [{}, {}],
      ];
      return (kinds[at % kinds.length] ?? []).map((over) => orderOf(line, over));
    });
    expect(claims).toHaveLength(50);
    const proposals = proposeMatches(claims, lines, NOW);
    expect(proposals.length).toBeGreaterThan(10);
    expect(proposals.filter(({ ticked }) => ticked)).toEqual([]);
  });
});

const sale = (over: Partial<Claim> = {}) =>
  claimOf({ status: 'paid', unseen_paise: 85_000, name: '', ...over });

describe('what was sold at the counter by UPI without a number', () => {
  test('is proposed for a line of its amount and day, never ticked', () => {
    const mine = sale();
    expect(outcome([mine], [lineOf()])).toEqual(one('counter', [mine]));
    expect(outcome([mine], [lineOf({ bookedOn: '2026-11-15' })])).toEqual(one('counter', [mine]));
    for (const over of [
      { amountPaise: 84_900 },
      { bookedOn: '2026-11-13' },
      { bookedOn: '2026-11-16' },
    ])
      expect(outcome([mine], [lineOf(over)])).toEqual([]);
    expect(outcome([claimOf({ status: 'paid' })], [lineOf()])).toEqual([]);
  });

  test('is each for one line; a line more has none', () => {
    const [first, second] = [sale(), sale({ created_at: '2026-11-14T20:01:00+05:30' })];
    const lines = ['1', '2', '3'].map((digit) => lineOf({ utr: digit.repeat(12), narration: '' }));
    expect(outcome([second, first], lines)).toEqual([
      ...one('counter', [first]),
      ...one('counter', [second]),
    ]);
  });

  test('gives way to an order that the line names', () => {
    const named = claimOf({ claimed_utr: UTR });
    expect(outcome([sale(), named], [lineOf()])).toEqual(one('utr', [named], true));
    const like = claimOf({ name: 'Ritu Sharma' });
    expect(outcome([sale(), like], [lineOf({ payer: 'RITU SHARMA' })])).toEqual(
      one('name', [like]),
    );
  });

  test('of the evening after a sale before midnight in India', () => {
    const late = sale({ created_at: '2026-11-14T18:20:00Z' });
    expect(outcome([late], [lineOf({ bookedOn: '2026-11-14' })])).toEqual(one('counter', [late]));
    expect(outcome([late], [lineOf({ bookedOn: '2026-11-15' })])).toEqual(one('counter', [late]));
  });
});
