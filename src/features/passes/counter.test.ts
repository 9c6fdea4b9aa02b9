import { describe, expect, it } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { leftTonight, mayBeSold } from './admin/counter/data/counter.ts';
import type { CounterKind } from '@/shared/passes/answers.ts';

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
