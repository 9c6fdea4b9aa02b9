import { shareOf } from './edits.ts';
import { WHOLE, type Plan } from './plan.ts';

const FEWER = 50;

/** Figures derived from a plan. Money in paise, shares in hundredths of a per cent. */
export type Summary = {
  reserve: number;
  /** Total plus reserve. */
  whole: number;
  perGuest: number;
  /** Cost of the guests' plates. */
  food: number;
  /** Cost of the plates minus the plan's catering. */
  foodGap: number;
  /** Amount above the visitor's limit; 0 if within. */
  over: number;
  /** Savings by fewer guests, on food and including the reserve; null for a small party. */
  fewer: { guests: number; food: number; whole: number } | null;
};

/** Derives a plan's figures. Divides to whole rupees. */
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

/** An amount as share of a total, in hundredths of a per cent; 0 of nothing. */
export function shareIn(total: number, amount: number): number {
  return total === 0 ? 0 : Math.round((amount * WHOLE) / total);
}
