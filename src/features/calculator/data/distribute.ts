const RUPEE = 100n;

/**
 * Divides an amount by weights, exact to the paisa. Parts are whole rupees except the largest, which takes the odd
 * paise; the rest of rounding goes to the largest remainders.
 * @param amount paise, an integer of 0 or more.
 * @param weights at least one, integers of 0 or more; if all are 0, they count as equal.
 * @returns a part per weight, none below 0.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  if (weights.every((weight) => weight === 0)) weights = weights.map(() => 1);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const rupees = BigInt(amount) / RUPEE;
  // BigInt: the product of two budgets exceeds the safe integers.
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
