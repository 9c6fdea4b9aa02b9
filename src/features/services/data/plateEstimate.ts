/** Input of an estimate per plate. Amounts in paise; all numbers are integers of 0 or more. */
export type PlateOrder = {
  guests: number;
  /** Children among the guests; each pays half a plate. */
  children: number;
  platePaise: number;
  counters: number;
  /** Price of one live counter per guest. */
  counterPaise: number;
};

export type PlateEstimate = {
  adults: number;
  platesPaise: number;
  countersPaise: number;
  totalPaise: number;
  /** Rounded to the nearest paisa; 0 without guests. */
  perGuestPaise: number;
  /** Plates above the number of guests. */
  reserve: number;
};

/** The form's own limits. */
export const MOST_GUESTS = 5000;
export const MOST_PLATE_RUPEES = 10_000;
/** Extra plates per hundred guests (promised in content/en/service/catering.ts). */
const RESERVE_PER_HUNDRED = 5;

/** a / b of integers, rounded half up, in integer arithmetic. */
function divideRound(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b + (rest * 2 >= b ? 1 : 0);
}

function divideUp(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b + (rest > 0 ? 1 : 0);
}

/**
 * Estimates an order. Half a plate of an odd price is rounded up to the paisa.
 * @returns null if invalid: not integers, too large, or more children than guests.
 */
export function estimatePlates(order: PlateOrder): PlateEstimate | null {
  const { guests, children, platePaise, counters, counterPaise } = order;
  const numbers = [guests, children, platePaise, counters, counterPaise];
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) return null;
  if (guests > MOST_GUESTS || children > guests || platePaise > MOST_PLATE_RUPEES * 100)
    return null;

  const adults = guests - children;
  const platesPaise = adults * platePaise + children * divideUp(platePaise, 2);
  const countersPaise = counters * counterPaise * guests;
  const totalPaise = platesPaise + countersPaise;
  return {
    adults,
    platesPaise,
    countersPaise,
    totalPaise,
    perGuestPaise: guests > 0 ? divideRound(totalPaise, guests) : 0,
    reserve: divideUp(guests * RESERVE_PER_HUNDRED, 100),
  };
}
