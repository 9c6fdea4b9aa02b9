import { expect, it } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const base = { title: 'Diwali Mela', price: 200, days: ['Fri'] };

it('keeps what I changed and takes over what only they changed', () => {
  const theirs = { ...base, price: 250 };
  const mine = { ...base, title: 'Diwali Fair' };
  expect(mergeEdits(base, theirs, mine)).toEqual({
    merged: { title: 'Diwali Fair', price: 250, days: ['Fri'] },
    clashes: [],
    taken: ['price'],
  });
});

it('reports what both changed differently, and nothing that both changed alike', () => {
  const theirs = { title: 'Diwali Haat', price: 250, days: ['Fri', 'Sat'] };
  const mine = { title: 'Diwali Fair', price: 250, days: ['Sat'] };
  const { clashes, taken, merged } = mergeEdits(base, theirs, mine);
  expect(clashes).toEqual([
    { field: 'title', theirs: 'Diwali Haat', mine: 'Diwali Fair' },
    { field: 'days', theirs: ['Fri', 'Sat'], mine: ['Sat'] },
  ]);
  expect(taken).toEqual([]);
  expect(merged).toEqual(mine);
});
