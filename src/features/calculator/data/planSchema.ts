import * as v from 'valibot';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { istDay, startOfIstDay } from '@/shared/lib/dates.ts';
import { categories, limits, modes, seasons, sumOf, type Plan } from './plan.ts';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const money = whole(0, limits.total);

// Rejects control characters, and bidi marks, which could disguise the lines around it.
const city = v.pipe(
  v.string(),
  v.maxLength(limits.city),
  v.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u),
);

/** Whether a text is a day of this century, 'YYYY-MM-DD'. */
export function isDay(day: string): boolean {
  const start = startOfIstDay(day);
  return /^20\d\d-/.test(day) && !Number.isNaN(start.getTime()) && istDay(start) === day;
}

/** Whether a text is a valid city of a plan. */
export function isCity(text: string): boolean {
  return v.is(city, text);
}

/** Validates an untrusted plan from a link or the browser's storage. */
const planSchema = v.pipe(
  v.object({
    eventType: v.picklist(eventTypes),
    city,
    date: v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day)),
    ),
    season: v.picklist(seasons),
    guests: whole(limits.guests.min, limits.guests.max),
    plate: whole(0, limits.plate),
    mode: v.picklist(modes),
    total: money,
    limit: v.nullable(money),
    reserve: whole(0, limits.reserve),
    parts: v.pipe(
      v.array(v.object({ id: v.picklist(categories), amount: money, locked: v.boolean() })),
      v.length(categories.length),
      v.check((parts) => parts.every(({ id }, index) => id === categories[index])),
    ),
  }),
  v.check(({ total, parts }) => sumOf(parts) === total),
);

/** Parses an untrusted plan; undefined if invalid. */
export function readPlan(value: unknown): Plan | undefined {
  const result = v.safeParse(planSchema, value);
  return result.success ? result.output : undefined;
}
