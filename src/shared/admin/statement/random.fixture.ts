/** Mulberry32: the same numbers for the same seed. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    letters: (from: string, count: number) =>
      Array.from({ length: count }, () => from.charAt(below(from.length))).join(''),
  };
}
export type Random = ReturnType<typeof randomOf>;

export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const DIGITS = '0123456789';
export const FIRST = [
  'Aarav',
  'Bhavna',
  'Chirag',
  'Deepa',
  'Esha',
  'Farhan',
  'Gauri',
  'Harsh',
  'Revati',
];
export const LAST = ['Pandeya', 'Sinhaal', 'Mishraji', 'Kumaran', 'Jhaveri', 'Thakurani', 'Verman'];
