import { shareOf } from './edits.ts';
import { WHOLE, type Plan } from './plan.ts';

const FEWER = 50;

/** What follows from a plan. Money in paise, shares in hundredths of a per cent. */
export type Summary = {
  reserve: number;
  /** Total and reserve. */
  whole: number;
  perGuest: number;
  /** What the guests' plates come to. */
  food: number;
  /** By how much the plates cost more (above 0) or less than the plan has for catering. */
  foodGap: number;
  /** By how much the whole is over the visitor's limit; 0 where it is not. */
  over: number;
  /** What leaving out some guests saves on food, and with the reserve on it; none for a small party. */
  fewer: { guests: number; food: number; whole: number } | null;
};

/** What a plan comes to. Whole rupees where it divides, since nobody pays a guest's share in paise. */
export function summarise(plan: Plan): Summary {
  const reserve = shareOf(plan.total, plan.reserve);
  const whole = plan.total + reserve;
  const food = plan.guests * plan.plate;
  const catering = plan.parts.find(({ id }) => id === 'catering')?.amount ?? 0;
  const saved = FEWER * plan.plate;
  return {
    reserve,
    whole,
    perGuest: Math.round(whole / plan.guests / 100) * 100,
    food,
    foodGap: food - catering,
    over: plan.limit === null ? 0 : Math.max(0, whole - plan.limit),
    fewer:
      plan.guests > FEWER
        ? { guests: FEWER, food: saved, whole: saved + shareOf(saved, plan.reserve) }
        : null,
  };
}

/** The share that an amount is of a total, in hundredths of a per cent; 0 of nothing. */
export function shareIn(total: number, amount: number): number {
  return total === 0 ? 0 : Math.round((amount * WHOLE) / total);
}
