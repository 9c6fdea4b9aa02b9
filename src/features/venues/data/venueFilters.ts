import type { EventType } from '@/content/en/services.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { folded } from '@/shared/lib/text.ts';
import { foods } from '@/shared/lists/foods.ts';
import { venueOrders } from '@/shared/lists/venueOrders.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { Food, VenueOrder, VenueType } from './venue.ts';

/** A visitor's filters, kept in the URL; null, false and 0 filter nothing. */
export type VenueFilters = {
  /** An area's name, as the database has it. */
  area: string | null;
  /** Type of the event. It is passed to the enquiry and filters nothing: a hall takes every event. */
  event: EventType | null;
  guests: number | null;
  /** Maximum price of a plate, rupees. */
  plate: number | null;
  food: Food | null;
  type: VenueType | null;
  /** Minimum numbers of rooms and parking spaces. */
  rooms: number;
  parking: number;
  ac: boolean;
  caterer: boolean;
  sort: VenueOrder;
  /** From 1. */
  page: number;
};

/** No filter at all, as the prerendered page shows the venues. */
export const noFilters: VenueFilters = {
  area: null,
  event: null,
  guests: null,
  plate: null,
  food: null,
  type: null,
  rooms: 0,
  parking: 0,
  ac: false,
  caterer: false,
  sort: 'recommended',
  page: 1,
};

/** Choices for the minimum numbers of rooms and cars. */
export const roomSteps = [5, 10, 20, 40] as const;
export const parkingSteps = [50, 100, 200, 300] as const;

/** Maximum values: guests as in an enquiry, rupees a plate as in the database. */
export const filterLimits = { guests: 100_000, plate: 100_000, page: 10_000 } as const;

function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,6}$/.test(text)) return null;
  const number = Number(text);
  return number <= most ? number : null;
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | null {
  return known.find((value) => value === text) ?? null;
}

function step(steps: readonly number[], text: string | null): number {
  return steps.find((value) => String(value) === text) ?? 0;
}

/** Slug of an area or event in the URL: 'Boring Canal Road' is 'boring-canal-road'. */
export function slugOf(name: string): string {
  return folded(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function named<T extends string>(names: readonly T[], slug: string | null): T | null {
  const asked = slugOf(slug ?? '');
  return names.find((name) => asked !== '' && slugOf(name) === asked) ?? null;
}

/**
 * Parses the filters in a query string, which may contain anything: unknown or out-of-range values are ignored.
 * @param areas the areas that exist.
 */
export function parseFilters(params: URLSearchParams, areas: readonly string[]): VenueFilters {
  return {
    area: named(areas, params.get('area')),
    event: named(eventTypes, params.get('event')),
    guests: wholeNumber(params.get('guests'), filterLimits.guests),
    plate: wholeNumber(params.get('plate'), filterLimits.plate),
    food: oneOf(foods, params.get('food')),
    type: oneOf(venueTypes, params.get('type')),
    rooms: step(roomSteps, params.get('rooms')),
    parking: step(parkingSteps, params.get('parking')),
    ac: params.get('ac') === '1',
    caterer: params.get('caterer') === '1',
    sort: oneOf(venueOrders, params.get('sort')) ?? noFilters.sort,
    page: wholeNumber(params.get('page'), filterLimits.page) ?? 1,
  };
}

/** Serializes the filters to a query string in a stable order; '' without any. */
export function filterSearch(filters: VenueFilters): string {
  const { area, event, ac, caterer, ...rest } = filters;
  const params = new URLSearchParams();
  if (area !== null) params.set('area', slugOf(area));
  if (event !== null) params.set('event', slugOf(event));
  for (const name of ['guests', 'plate', 'food', 'type', 'rooms', 'parking'] as const) {
    const value = rest[name];
    if (value !== null && value !== 0) params.set(name, String(value));
  }
  if (ac) params.set('ac', '1');
  if (caterer) params.set('caterer', '1');
  if (rest.sort !== noFilters.sort) params.set('sort', rest.sort);
  if (rest.page !== 1) params.set('page', String(rest.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Number of filters set; event, order and page do not count. */
export function activeFilters(filters: VenueFilters): number {
  const { event: _event, sort: _sort, page: _page, ...asked } = filters;
  return Object.values(asked).filter(Boolean).length;
}
