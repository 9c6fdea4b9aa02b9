import type { EventType } from '@/content/en/services.ts';
import { site } from '@/content/site.ts';
import { startingFood, startingShares } from './startingShares.ts';
import { distribute } from './distribute.ts';

/** Cost categories; the same for every event type, so that a fixed amount survives a change of type. */
export const categories = [
  'catering',
  'decor',
  'venue',
  'photo',
  'entertainment',
  'attire',
  'planning',
  'stay',
  'invites',
  'extra',
] as const;
export type Category = (typeof categories)[number];

export const modes = ['total', 'parts'] as const;
export const seasons = ['', 'winter-lagan', 'summer-lagan', 'between'] as const;

/** Money in paise, shares in hundredths of a per cent. */
export const limits = {
  /** ₹100 crore: beyond it, a product with a share would exceed the safe integers. */
  total: 100 * 10_000_000 * 100,
  plate: 100_000 * 100,
  guests: { min: 1, max: 100_000 },
  reserve: 5000,
  city: 80,
} as const;

export const WHOLE = 10_000;

export type Part = { id: Category; amount: number; locked: boolean };

/**
 * An estimate. The parts always sum up to `total`, to the paisa: in mode `total` they divide it, in mode `parts` it is
 * their sum. The reserve is on top of it.
 */
export type Plan = {
  eventType: EventType;
  city: string;
  /** 'YYYY-MM-DD' or ''. */
  date: string;
  season: (typeof seasons)[number];
  guests: number;
  /** Price of a plate, paise. */
  plate: number;
  mode: (typeof modes)[number];
  /** Paise, without the reserve. */
  total: number;
  /** The visitor's limit including the reserve, paise. */
  limit: number | null;
  /** Share of the total, in hundredths of a per cent. */
  reserve: number;
  parts: readonly Part[];
};

export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

const TOTAL = 15_00_000_00;

/** The initial plan: a wedding for ₹15 lakh. */
export const defaultPlan: Plan = {
  eventType: 'Wedding',
  city: site.address.city,
  date: '',
  season: '',
  ...startingFood.Wedding,
  mode: 'total',
  total: TOTAL,
  limit: null,
  reserve: 1000,
  parts: distribute(TOTAL, Object.values(startingShares.Wedding)).map((amount, index) => ({
    id: categories[index] ?? 'extra',
    amount,
    locked: false,
  })),
};
