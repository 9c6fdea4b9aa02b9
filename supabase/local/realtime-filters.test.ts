// @vitest-environment node
import { expect, it } from 'vitest';
import { parseFilter } from './realtime-filters.ts';

const row = { id: 7, status: 'new', price: 2.5, seen: null, on: true, at: new Date(0) };

it.each([
  ['id=eq.7', true],
  ['id=eq.8', false],
  ['id=neq.8', true],
  ['id=gt.6', true],
  ['id=gt.7', false],
  ['id=gte.7', true],
  ['id=lt.10', true], // as numbers: as text '7' would be larger
  ['price=lte.2.5', true],
  ['status=eq.new', true],
  ['status=gt.naa', true],
  ['status=in.(new,won)', true],
  ['status=in.("new")', true],
  ['status=in.(won,lost)', false],
  ['status=not.in.(won,lost)', true],
  ['seen=is.null', true],
  ['seen=eq.null', false],
  ['seen=neq.x', false], // null never compares, as in SQL
  ['on=is.true', true],
  ['on=eq.true', true],
  ['at=eq.1970-01-01T00:00:00.000Z', true],
  ['status=in.(new,won),id=eq.7', true],
  ['status=in.(new,won),id=eq.8', false],
])('%s matches the row: %s', (filter, passes) => {
  expect(parseFilter(filter)(row)).toBe(passes);
});

it('matches every row without a filter', () => {
  expect([undefined, ''].map((filter) => parseFilter(filter)(row))).toEqual([true, true]);
});

it('rejects an unsupported filter instead of ignoring it', () => {
  for (const filter of ['id', 'id=near.7', '=eq.7', 'a.b=eq.1']) {
    expect(() => parseFilter(filter)).toThrow('unsupported filter');
  }
});

it('rejects an overlong filter before parsing it', () => {
  expect(() => parseFilter(','.repeat(64_000))).toThrow('too long');
});
