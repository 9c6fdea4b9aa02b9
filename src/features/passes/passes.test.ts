import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsFile } from '@/shared/lib/ics.ts';
import { soldLines, totalsOf, withGst, withLine } from './data/cart.ts';
import { stageOf } from './data/order.ts';
import type { Order } from './data/answers.ts';
import { passOf, passState } from './data/passState.ts';
import { passEvents } from './data/passIcs.ts';
import { leftOf, nightsWithPlaces } from './data/sale.ts';
import { upiAmount, upiLink } from './data/upi.ts';
import { CODE, orderOf, passIn, saleOf } from './passes.fixture.ts';

const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

const NOON = Date.parse('2027-06-01T12:00:00Z');

describe('the UPI link', () => {
  const payment = {
    vpa: 'garba@bank',
    name: 'Mandap Events & Co',
    mcc: '7922',
    isMerchant: false,
    reference: 'K7P2M4',
    amountPaise: 85_000,
  };

  it('has spaces as %20, a note that begins with the reference, and rupees with two places', () => {
    expect(upiLink(payment)).toBe(
      'upi://pay?pa=garba@bank&pn=Mandap%20Events%20%26%20Co&tn=K7P2M4%20RaasGarba&am=850.00&cu=INR',
    );
    expect(upiAmount(5)).toBe('0.05');
    expect(upiAmount(123_450)).toBe('1234.50');
  });

  it('has a transaction reference and the category for a merchant alone, and each app’s own start', () => {
    const link = upiLink({ ...payment, isMerchant: true }, 'phonepe://pay');
    expect(link).toMatch(/^phonepe:\/\/pay\?pa=garba@bank&/);
    expect(link).toContain('&mc=7922&tr=K7P2M4&tn=K7P2M4%20RaasGarba&');
    expect(upiLink({ ...payment, isMerchant: true, mcc: null })).not.toContain('mc=');
  });
});

describe('the total', () => {
  it('splits GST as an independent sum of whole paise does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 4000 }),
        (net, bp) => {
          const [n, b] = [BigInt(net), BigInt(bp)];
          const included = 2n * halfUp(n * b, 2n * (10_000n + b));
          const added = 2n * halfUp(n * b, 20_000n);
          expect(withGst(net, 'included', bp)).toEqual({ tax: Number(included), total: net });
          expect(withGst(net, 'added', bp)).toEqual({
            tax: Number(added),
            total: Number(n + added),
          });
          expect(withGst(net, 'exempt', 0)).toEqual({ tax: 0, total: net });
        },
      ),
    );
  });

  it('adds up kinds with and without GST in the price', () => {
    const { kinds } = saleOf();
    const lines = [
      { kind_id: 'k1', night_ids: ['n1'], quantity: 2 },
      { kind_id: 'k2', night_ids: [], quantity: 1 },
    ];
    expect(totalsOf(kinds, lines)).toEqual({
      passes: 3,
      people: 4,
      total: 170_000 + 472_000,
      included: 25_932,
      added: 72_000,
    });
  });

  it('keeps one line for a kind and its nights, in whatever order, and drops what is no longer sold', () => {
    const line = { kind_id: 'k', night_ids: ['a', 'b'], quantity: 1 };
    const lines = withLine([line], { ...line, night_ids: ['b', 'a'], quantity: 3 });
    expect(lines.map(({ quantity }) => quantity)).toEqual([3]);
    expect(withLine(lines, { ...line, quantity: 0 })).toEqual([]);
    const kept = [
      { kind_id: 'k1', night_ids: ['gone'], quantity: 1 },
      { kind_id: 'k1', night_ids: ['n2'], quantity: 40 },
      { kind_id: 'gone', night_ids: [], quantity: 1 },
      { kind_id: 'k2', night_ids: [], quantity: 1 },
    ];
    expect(soldLines(saleOf(), kept)).toEqual([
      { kind_id: 'k1', night_ids: ['n2'], quantity: 10 },
      { kind_id: 'k2', night_ids: [], quantity: 1 },
    ]);
  });

  it('knows how many passes the nights still hold', () => {
    const sale = saleOf();
    const [one, season] = sale.kinds;
    if (!one || !season) throw new Error('no kinds');
    expect(leftOf(sale, one, ['n1'])).toBeNull();
    expect(leftOf(sale, one, ['n2'])).toBe(5);
    expect(leftOf(sale, season, ['n1', 'n2'])).toBe(2);
    expect(leftOf(sale, { ...one, left: 1 }, ['n2'])).toBe(1);
    const full = saleOf({ nights: sale.nights.map((night) => ({ ...night, left: 0 })) });
    expect(nightsWithPlaces(sale, one).map(({ id }) => id)).toEqual(['n1', 'n2']);
    expect(nightsWithPlaces(full, one)).toEqual([]);
  });
});

describe('an order', () => {
  it.each([
    ['held', {}],
    ['expired', { held_until: '2027-06-01T12:00:00Z' }],
    ['expired', { status: 'expired', claims: 1 }],
    ['refused', { claims: 1 }],
    ['claimed', { status: 'claimed' }],
    ['short', { status: 'claimed', received_paise: 100 }],
    ['late', { status: 'late', held_until: null }],
    ['paid', { status: 'paid', held_until: null, passes: [passIn()] }],
    ['cancelled', { status: 'cancelled', held_until: null }],
  ] satisfies [string, Partial<Order>][])('is %s', (stage, more) => {
    expect(stageOf(orderOf(more), NOON)).toBe(stage);
  });

  it('is in the calendar with its doors and an end after midnight, without its code', () => {
    const order = orderOf({ status: 'paid' });
    const passes = [passOf(order, passIn()), passOf(order, passIn({ id: 'p2' }))];
    const entries = passEvents(passes, 'mandap.example', new Date(NOON));
    const file = icsFile(entries, 'Passes', new Date(NOON));
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('DTSTART:20271007T123000Z');
    expect(file).toContain('DTEND:20271007T190000Z');
    expect(file).toContain('SUMMARY:Raas Garba 2027: Dandiya night');
    expect(file).not.toContain(CODE.slice(0, 8));
    expect(passEvents(passes, 'mandap.example', new Date('2027-10-08T00:00:00Z'))).toEqual([]);
  });

  it.each([
    ['as its gates close, which the server says', '2027-10-08T01:00:00Z', '2027-10-08T00:59:59Z'],
    [
      'with its night, where an older version of the site has stored it',
      undefined,
      '2027-10-07T18:59:59Z',
    ],
  ])('is over %s', (_when, closes_at, last) => {
    const order = orderOf({ status: 'paid' });
    const nights = order.nights?.map((night) => ({ ...night, closes_at })) ?? [];
    const pass = passOf({ ...order, nights }, passIn());
    const states = [0, 1000].map((ms) => passState(pass, Date.parse(last) + ms));
    expect(states).toEqual(['valid', 'over']);
  });
});
