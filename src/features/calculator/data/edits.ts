import { distribute } from './distribute.ts';
import { limits, sumOf, WHOLE, type Category, type Part, type Plan } from './plan.ts';
import { startingFood, startingShares } from './startingShares.ts';

type Field = 'city' | 'date' | 'season' | 'limit' | 'reserve';

/** The edits. Money in paise, shares in hundredths of a per cent. */
export type Edit =
  | { set: Partial<Pick<Plan, Field>> }
  | { set: Pick<Plan, 'eventType'> }
  | { set: Pick<Plan, 'mode'> }
  | { set: Pick<Plan, 'guests'> | Pick<Plan, 'plate'> }
  | { set: Pick<Plan, 'total'> }
  | { part: Category; amount: number }
  | { part: Category; share: number }
  | { part: Category; locked: boolean };

/** Why an edit fails: above the cap, below the locked sum, above what is left, or no unlocked part to adjust. */
export type Problem =
  | { kind: 'cap' }
  | { kind: 'locked'; sum: number }
  | { kind: 'room'; room: number }
  | { kind: 'stuck'; room: number };

export type Outcome = { plan: Plan; problem?: undefined } | { plan?: undefined; problem: Problem };

const locks = ({ locked }: Part) => locked;

/** Divides `amount` among the unlocked parts by weight; locked ones stay. */
function spread(
  plan: Plan,
  parts: readonly Part[],
  amount: number,
  weightOf: (part: Part) => number,
): Part[] {
  const open = parts.filter(({ locked }) => !locked);
  const weights = open.map(weightOf);
  // If all parts are empty, the proportions are those of the starting split.
  const starting = startingShares[plan.eventType];
  const usable = weights.some((weight) => weight > 0)
    ? weights
    : open.map(({ id }) => starting[id]);
  const amounts = open.length > 0 ? distribute(amount, usable) : [];
  return parts.map((part) =>
    part.locked ? part : { ...part, amount: amounts[open.indexOf(part)] ?? 0 },
  );
}

function withTotal(plan: Plan, total: number): Outcome {
  if (total > limits.total) return { problem: { kind: 'cap' } };
  const locked = sumOf(plan.parts.filter(locks));
  if (total < locked) return { problem: { kind: 'locked', sum: locked } };
  if (plan.parts.every(locks) && total !== locked) {
    return { problem: { kind: 'stuck', room: locked } };
  }
  const parts = spread(plan, plan.parts, total - locked, ({ amount }) => amount);
  return { plan: { ...plan, total, parts } };
}

/** Sets a part's amount; in mode `total` the other unlocked parts are adjusted. */
function withAmount(plan: Plan, id: Category, amount: number): Outcome {
  const held = plan.parts.map((part) =>
    part.id === id ? { ...part, amount, locked: true } : part,
  );
  const lockAsBefore = (parts: readonly Part[]) =>
    parts.map((part, index) => ({ ...part, locked: plan.parts[index]?.locked ?? false }));
  if (plan.mode === 'parts') {
    const total = sumOf(held);
    if (total > limits.total) return { problem: { kind: 'cap' } };
    return { plan: { ...plan, total, parts: lockAsBefore(held) } };
  }
  const room = plan.total - sumOf(plan.parts.filter((part) => part.locked && part.id !== id));
  const rest = room - amount;
  if (rest < 0) return { problem: { kind: 'room', room } };
  if (held.every(locks) && rest > 0) return { problem: { kind: 'stuck', room } };
  const parts = spread(plan, held, rest, (part) => part.amount);
  return { plan: { ...plan, parts: lockAsBefore(parts) } };
}

function withLock(plan: Plan, id: Category, locked: boolean): Plan {
  return {
    ...plan,
    parts: plan.parts.map((part) => (part.id === id ? { ...part, locked } : part)),
  };
}

/** Locks a part that was typed. */
function typed(outcome: Outcome, id: Category): Outcome {
  return outcome.plan ? { plan: withLock(outcome.plan, id, true) } : outcome;
}

/** Guests and plate set catering, unless it is locked or (mode `total`) there is no room: see `summarise`. */
function withFood(plan: Plan): Outcome {
  if (plan.parts.some(({ id, locked }) => id === 'catering' && locked)) return { plan };
  const outcome = withAmount(plan, 'catering', plan.guests * plan.plate);
  return outcome.problem && plan.mode === 'total' ? { plan } : outcome;
}

/**
 * Resets the unlocked parts to the starting split of another event type; the total stays. Guests and plate that are
 * still the old type's defaults become the new ones, so that an untouched example is never over its own budget.
 */
function withEventType(plan: Plan, eventType: Plan['eventType']): Plan {
  const { guests, plate } = startingFood[plan.eventType];
  const isUntouched = plan.guests === guests && plan.plate === plate;
  const next = { ...plan, eventType, ...(isUntouched && startingFood[eventType]) };
  const rest = plan.total - sumOf(plan.parts.filter(locks));
  const shares = startingShares[eventType];
  return { ...next, parts: spread(next, plan.parts, rest, ({ id }) => shares[id]) };
}

/** Applies an edit or returns its problem. Values must be integers within `limits` (total and amounts: 0 or more). */
export function applyEdit(plan: Plan, edit: Edit): Outcome {
  if ('part' in edit) {
    if ('locked' in edit) return { plan: withLock(plan, edit.part, edit.locked) };
    const amount = 'amount' in edit ? edit.amount : shareOf(plan.total, edit.share);
    return typed(withAmount(plan, edit.part, amount), edit.part);
  }
  const { set } = edit;
  if ('total' in set) return withTotal(plan, set.total);
  if ('eventType' in set) return { plan: withEventType(plan, set.eventType) };
  if ('guests' in set || 'plate' in set) return withFood({ ...plan, ...set });
  return { plan: { ...plan, ...set } };
}

/** A share of an amount, rounded to the paisa. @param share in hundredths of a per cent. */
export function shareOf(amount: number, share: number): number {
  return Math.round((amount * share) / WHOLE);
}
