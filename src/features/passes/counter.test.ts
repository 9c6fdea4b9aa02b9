import { describe, expect, it } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { store } from '@/shared/lib/storage.ts';
import type { CounterKind } from '@/shared/passes/answers.ts';
import {
  emptyDraft,
  keepDraft,
  keptDraft,
  leftTonight,
  mayBeSold,
} from './admin/counter/data/counter.ts';

const couple: CounterKind = {
  id: 'c',
  name: 'Couple',
  people: 2,
  picks: 1,
  price_paise: 50_000,
  gst_mode: 'exempt',
  gst_bp: 0,
  left: null,
};

describe('passes that are left tonight', () => {
  it.each([
    [null, null, null],
    [null, 7, 3],
    [2, 7, 2],
    [5, 7, 3],
    [4, null, 4],
    [null, -2, 0],
    [-1, 8, 0],
  ])('%s of the kind and %s places: %s', (left, places, expected) => {
    expect(leftTonight({ ...couple, left }, places)).toBe(expected);
  });
});

const failed = (code: string, status: number) => new DataError({ code, message: '' }, status);

describe('a failed sale', () => {
  it.each([
    ['no answer', new Error('Failed to fetch'), true],
    ['no connection', failed('', 0), true],
    ['a gateway without an answer', failed('', 504), true],
    ['too busy', failed('PT503', 503), false],
    ['sold out', failed('PT409', 409), false],
    ['no right', failed('42501', 403), false],
  ])('may have arrived: %s', (_name, error, expected) => {
    expect(mayBeSold(error)).toBe(expected);
  });
});

describe('a sale that a reload interrupts', () => {
  const line = { kind_id: 'c', night_ids: ['n'], quantity: 40 };
  const draft = { ...emptyDraft('s'), lines: [line], unsure: { method: 'upi', expected: 5 } };
  const keep = (changed: object) =>
    store('counter-sale', { ...draft, ...changed }, 1000, 'session');

  it('goes on in its shift alone, with its id', () => {
    keepDraft({ ...emptyDraft('s'), lines: [line] });
    expect(keptDraft('s').lines).toEqual([line]);
    expect(keptDraft('another').lines).toEqual([]);
    keep({ utr: 5, isAdmitted: undefined, unsure: { method: 'card' } });
    expect(keptDraft('s')).toEqual({ ...draft, utr: '', isAdmitted: true, unsure: null });
  });

  it.each([
    { id: 'x' },
    { lines: [null] },
    { lines: 'none' },
    { lines: [{ ...line, quantity: '2' }] },
    { lines: [{ ...line, quantity: -1 }] },
    { shift: null },
  ])('begins anew if what was kept is %j', (changed) => {
    keep(changed);
    const { id, lines, unsure } = keptDraft('s');
    expect([lines, unsure]).toEqual([[], null]);
    expect(id).not.toBe(draft.id);
  });
});
