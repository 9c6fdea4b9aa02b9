import { describe, expect, test } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { isLikeName } from './admin/payments/data/isLikeName.ts';
import type { Claim, MatchReason } from './admin/payments/data/proposeMatches.ts';
import { claimOf, lineOf, one, outcome, UTR } from './matches.fixture.ts';

describe('the rules, the first that holds', () => {
  test('a) number and amount: ticked', () => {
    const mine = claimOf({ claimed_utr: UTR });
    expect(outcome([claimOf(), mine], [lineOf()])).toEqual(one('utr', [mine], true));
  });

  test('a) of two numbers that could be it, the one that a buyer has entered', () => {
    const line = lineOf({ utr: null, narration: `NEFT/A/${UTR}/987654321098` });
    const mine = claimOf({ claimed_utr: '987654321098' });
    expect(outcome([claimOf(), mine], [line])).toEqual(one('utr', [mine], true));
    const other = claimOf({ claimed_utr: UTR });
    expect(outcome([mine, other], [line])).toEqual(one('conflict', [other, mine]));
    // A number that the statement marks as another's, or as that of several payments, is not searched for in the text.
    const placed = lineOf({ utr: null });
    expect(outcome([other], [placed])).toEqual([]);
  });

  test.each([
    'RAAS K0P1M4',
    'raas-kop1m4-garba',
    'K O P L M 4',
    'kopim4',
    'ＫＯＰ１Ｍ４',
    'UPI-A-K0P1-M4',
  ])('b) reference and amount: ticked: %s', (note) => {
    const mine = claimOf({ reference: 'K0P1M4', status: 'held' });
    const found = outcome([claimOf(), mine], [lineOf({ narration: `UPI/CR/${UTR}/A/${note}--` })]);
    expect(found).toEqual(one('reference', [mine], true));
  });

  test.each(['K0P1--', 'KOPI M--', 'KOP1', 'K0P1M--'])(
    'c) the first letters, the amount and one open order: proposed: %s',
    (note) => {
      const mine = claimOf({ reference: 'K0P1M4' });
      const line = lineOf({ narration: `UPI/CR/${UTR}/A/HDFC/${note}` });
      expect(outcome([claimOf(), mine], [line])).toEqual(one('shortReference', [mine]));
      const paid = claimOf({ reference: 'K0P1AA', status: 'paid' });
      expect(outcome([paid, mine], [line])).toEqual(one('shortReference', [mine]));
      const other = claimOf({ reference: 'K0P1AA' });
      expect(outcome([mine, other], [line])[0]?.ticked ?? false).toBe(false);
      expect(outcome([mine], [{ ...line, amountPaise: 1 }])).toEqual([]);
    },
  );

  test('c) not where the letters are part of a word or of a number', () => {
    const line = lineOf({ narration: 'UPI/CR/4319479K0P15050/AK0P1/K0P1ZZ/K0P1Z' });
    expect(outcome([claimOf({ reference: 'K0P1M4' })], [line])).toEqual([]);
    const numeric = claimOf({ reference: '431947' });
    expect(outcome([numeric], [lineOf({ utr: null })])).toEqual([]);
  });

  test('d) number, other amount: too little or too much', () => {
    const mine = claimOf({ claimed_utr: UTR });
    expect(outcome([mine], [lineOf({ amountPaise: 80_000 })])).toEqual(
      one('tooLittle', [mine], false, -5_000),
    );
    expect(outcome([mine], [lineOf({ amountPaise: 90_000 })])).toEqual(
      one('tooMuch', [mine], false, 5_000),
    );
  });

  test('e) amount, time and a like name: proposed', () => {
    const mine = claimOf();
    const line = lineOf({ payer: 'AARAV PAN' });
    expect(outcome([mine, claimOf({ name: 'Deepa Verman' })], [line])).toEqual(one('name', [mine]));
    expect(outcome([mine], [lineOf({ payerVpa: 'aaravpandeya14@ybl' })])).toEqual(
      one('name', [mine]),
    );
    // From 15 minutes before the order to 24 hours after it, by days.
    const at = (day: string) => outcome([claimOf({ created_at: day })], [line]);
    expect(at('2026-11-15T00:14:00+05:30')).toHaveLength(1);
    expect(at('2026-11-15T00:16:00+05:30')).toEqual([]);
    expect(at('2026-11-13T00:01:00+05:30')).toHaveLength(1);
    expect(at('2026-11-12T23:59:00+05:30')).toEqual([]);
    expect(outcome([mine], [{ ...line, amountPaise: 1 }])).toEqual([]);
    expect(outcome([claimOf({ status: 'paid' })], [line])).toEqual([]);
  });

  test('f) two orders with one number, or several that fit: a conflict, never ticked', () => {
    const twins = [claimOf({ claimed_utr: UTR }), claimOf({ claimed_utr: UTR })];
    expect(outcome(twins, [lineOf()])).toEqual(one('conflict', twins));
    const [first, second] = [claimOf({ reference: 'K0P1M4' }), claimOf({ reference: 'ABCDEF' })];
    expect(outcome([first, second], [lineOf({ narration: 'K0P1M4 ABCDEF' })])).toEqual(
      one('conflict', [first, second]),
    );
    const alike = [claimOf(), claimOf()];
    expect(outcome(alike, [lineOf({ payer: 'AARAV P' })])).toEqual(one('conflict', alike));
    // The number of one that is paid already.
    const paid = claimOf({ claimed_utr: UTR, status: 'paid' });
    expect(outcome([paid, first], [lineOf({ narration: 'K0P1M4' })])[0]).toMatchObject({
      reason: 'conflict',
      ticked: false,
    });
    expect(outcome([paid, twins[0] as Claim], [lineOf()])[0]).toMatchObject({
      reason: 'conflict',
      ticked: false,
    });
  });

  test('the number decides where the text names an order of another amount', () => {
    const mine = claimOf({ claimed_utr: UTR });
    const other = claimOf({ reference: 'K0P1M4', total_paise: 1_000 });
    expect(outcome([mine, other], [lineOf({ narration: 'K0P1M4' })])).toEqual(
      one('utr', [mine], true),
    );
    const equal = claimOf({ reference: 'K0P1M4' });
    expect(outcome([mine, equal], [lineOf({ narration: 'K0P1M4' })])).toEqual(
      one('conflict', [mine, equal]),
    );
  });

  test('nothing fits: no proposal', () => {
    expect(outcome([claimOf()], [lineOf()])).toEqual([]);
    expect(outcome([], [lineOf()])).toEqual([]);
  });
});

test.each([
  ['Aarav Pandeya', 'AARAV PAN', true],
  ['Aarav Pandeya', 'Mr AARAVPANDEYA', true],
  ['Aarav Pandeya', 'A PANDEYA', true],
  ['Aarav Pandeya', 'PANDEYA', true],
  ['Aarav Pandeya', 'DEEPA PANDEYA', false],
  ['Aarav Pandeya', 'AA', false],
  ['Aarav Pandeya', '', false],
  ['', 'AARAV', false],
])('the names %j and %j: %j', (name, payer, isLike) => {
  expect(isLikeName(name, [payer])).toBe(isLike);
});

test('each reason has words, and no words are without one', () => {
  const reasons: Record<MatchReason, string> = adminPasses.bank.reasons;
  expect(Object.keys(reasons)).toHaveLength(12);
});
