import { categories, type Plan } from './plan.ts';
import { readPlan } from './planSchema.ts';

/** Increment when the format of links changes; other versions are not read. */
const VERSION = '1';
const LONGEST = 2000;

/**
 * The plan as a URL fragment with its '#'; fragments are not sent to the server. Money in paise; a part that ends in
 * 'L' is locked.
 */
export function planHash(plan: Plan): string {
  const params = new URLSearchParams({
    plan: VERSION,
    event: plan.eventType,
    ...(plan.city && { city: plan.city }),
    ...(plan.date && { date: plan.date }),
    ...(plan.season && { season: plan.season }),
    guests: String(plan.guests),
    plate: String(plan.plate),
    mode: plan.mode,
    ...(plan.limit !== null && { limit: String(plan.limit) }),
    reserve: String(plan.reserve),
    parts: plan.parts.map(({ amount, locked }) => `${amount}${locked ? 'L' : ''}`).join('.'),
  });
  return `#${params.toString()}`;
}

const count = (text: string | null) =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

/** Parses the plan of a fragment: `none` if it is something else, `bad` if it is invalid. */
export function planOfHash(hash: string): Plan | 'none' | 'bad' {
  if (!hash.startsWith('#plan=')) return 'none';
  if (hash.length > LONGEST) return 'bad';
  const params = new URLSearchParams(hash.slice(1));
  if (params.get('plan') !== VERSION) return 'bad';
  const parts = (params.get('parts') ?? '').split('.').map((text, index) => ({
    id: categories[index],
    amount: count(text.replace(/L$/, '')),
    locked: text.endsWith('L'),
  }));
  const limit = params.get('limit');
  const plan = readPlan({
    eventType: params.get('event'),
    city: params.get('city') ?? '',
    date: params.get('date') ?? '',
    season: params.get('season') ?? '',
    guests: count(params.get('guests')),
    plate: count(params.get('plate')),
    mode: params.get('mode'),
    total: parts.reduce((sum, { amount = Number.NaN }) => sum + amount, 0),
    limit: limit === null ? null : count(limit),
    reserve: count(params.get('reserve')),
    parts,
  });
  return plan ?? 'bad';
}
