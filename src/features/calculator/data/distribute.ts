const RUPEE = 100n;

/**
 * Divides an amount in the proportion of the weights, without losing or making a paisa. Parts are whole rupees, but
 * for the largest, which takes the odd paise; what rounding leaves goes to the largest remainders.
 * @param amount in paise, a whole number of 0 or more.
 * @param weights whole numbers of 0 or more, at least one of them; if all are 0, they count as equal.
 * @returns a part for each weight, in its order, none below 0.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  if (weights.every((weight) => weight === 0)) weights = weights.map(() => 1);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const rupees = BigInt(amount) / RUPEE;
  // Whole numbers without an end: the product of two budgets is beyond what a double holds exactly.
  const shares = weights.map((weight, index) => {
    const exact = rupees * BigInt(weight);
    return { index, part: exact / whole, remainder: exact % whole };
  });
  const parts = shares.map(({ part }) => part * RUPEE);
  const order = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const given = shares.reduce((sum, { part }) => sum + part, 0n);
  for (const { index } of order.slice(0, Number(rupees - given))) {
    parts[index] = (parts[index] ?? 0n) + RUPEE;
  }
  const heaviest = weights.indexOf(Math.max(...weights));
  parts[heaviest] = (parts[heaviest] ?? 0n) + (BigInt(amount) % RUPEE);
  return parts.map(Number);
}
