import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it.each([
    ['a short text stays whole', 'Bring the family.', 17, 'Bring the family.'],
    ['a longer one ends after a whole word', 'Bring the family.', 12, 'Bring the…'],
    ['a word that ends just there is kept', 'Bring the family.', 9, 'Bring the…'],
    ['a word without an end is cut', 'Marigoldmandap', 8, 'Marigold…'],
  ])('%s', (_what, text, most, begun) => {
    expect(excerpt(text, most)).toBe(begun);
  });
});
