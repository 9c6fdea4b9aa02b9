import type { EventType } from '@/content/en/services.ts';
import type { Category } from './plan.ts';

/**
 * Typical split of a budget in per cent of the total; each row sums up to 100.
 *
 * Wedding: within the ranges planners name (venue and food 45 to 50, decor 15 to 20,
 * photo 7 to 12: weddingsbyeventcrafter.com, "How to allocate your wedding budget").
 * The others are the company's assumption, from the same rules: food leads if a family hosts; a company pays more
 * for hall, stage and sound (venue 25 to 35 and catering 20 to 30 of an event: thebelvedereprovo.com,
 * "Budgeting Your Dream Event") and nothing for attire; rites and unnamed costs are "anything else".
 */
export const startingShares: Readonly<Record<EventType, Readonly<Record<Category, number>>>> = {
  Wedding: split(32, 17, 15, 9, 8, 7, 5, 5, 2, 0),
  'Corporate Event': split(28, 12, 22, 5, 20, 0, 6, 4, 3, 0),
  'Birthday Party': split(38, 22, 13, 7, 12, 2, 2, 0, 4, 0),
  Anniversary: split(36, 20, 14, 9, 10, 4, 3, 2, 2, 0),
  'Social Gathering': split(42, 15, 14, 6, 6, 2, 3, 4, 3, 5),
  Other: split(35, 17, 17, 8, 8, 2, 5, 4, 2, 2),
};

/**
 * Default guests, and paise per plate, of each event type: together exactly its share of the example's ₹15 lakh for
 * food. Plates in Patna cost from ₹600 to over ₹2,000; a company pays more for fewer people.
 */
export const startingFood: Readonly<Record<EventType, { guests: number; plate: number }>> = {
  Wedding: { guests: 400, plate: 1200_00 },
  'Corporate Event': { guests: 300, plate: 1400_00 },
  'Birthday Party': { guests: 475, plate: 1200_00 },
  Anniversary: { guests: 450, plate: 1200_00 },
  'Social Gathering': { guests: 600, plate: 1050_00 },
  Other: { guests: 420, plate: 1250_00 },
};

function split(...[catering, decor, venue, photo, entertainment, ...rest]: Shares) {
  const [attire, planning, stay, invites, extra] = rest;
  return {
    catering,
    decor,
    venue,
    photo,
    entertainment,
    attire,
    planning,
    stay,
    invites,
    extra,
  };
}

type Five = [number, number, number, number, number];
type Shares = [...Five, ...Five];
