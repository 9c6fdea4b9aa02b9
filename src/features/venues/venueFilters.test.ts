import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { foods } from '@/shared/lists/foods.ts';
import { venueOrders } from '@/shared/lists/venueOrders.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import {
  activeFilters,
  filterSearch,
  noFilters,
  parkingSteps,
  parseFilters,
  roomSteps,
  slugOf,
  type VenueFilters,
} from './data/venueFilters.ts';

const areas = ['Boring Canal Road', 'Digha-Ashiana', 'Gola Road', 'गांधी मैदान'];
const read = (search: string) => parseFilters(new URLSearchParams(search), areas);

const anyFilters: fc.Arbitrary<VenueFilters> = fc.record({
  area: fc.option(fc.constantFrom(...areas)),
  event: fc.option(fc.constantFrom(...eventTypes)),
  guests: fc.option(fc.integer({ min: 1, max: 100_000 })),
  plate: fc.option(fc.integer({ min: 1, max: 100_000 })),
  food: fc.option(fc.constantFrom(...foods)),
  type: fc.option(fc.constantFrom(...venueTypes)),
  rooms: fc.constantFrom(0, ...roomSteps),
  parking: fc.constantFrom(0, ...parkingSteps),
  ac: fc.boolean(),
  caterer: fc.boolean(),
  sort: fc.constantFrom(...venueOrders),
  page: fc.integer({ min: 1, max: 10_000 }),
});

const names = [
  'area',
  'event',
  'guests',
  'plate',
  'food',
  'type',
  'rooms',
  'parking',
  'ac',
  'sort',
  'page',
];
const anyParam = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.nat().map(String)));

describe('filters in the address', () => {
  it('are read back as they were written, whatever they are', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(filterSearch(filters))).toEqual(filters);
      }),
    );
  });

  it('are short words that a friend can read; none at all where nothing is asked', () => {
    expect(filterSearch(noFilters)).toBe('');
    expect(
      filterSearch({ ...noFilters, area: 'Digha-Ashiana', event: 'Corporate Event', guests: 300 }),
    ).toBe('?area=digha-ashiana&event=corporate-event&guests=300');
    expect(filterSearch({ ...noFilters, ac: true, page: 2 })).toBe('?ac=1&page=2');
    expect(slugOf(' Boring  Canal Road!')).toBe('boring-canal-road');
  });

  it.each([
    '?area=nowhere',
    '?area=%3Cscript%3Ealert(1)%3C/script%3E',
    '?guests=-5',
    '?guests=0',
    '?guests=1e9',
    '?guests=100001',
    '?guests=300%20or%201=1',
    '?plate=NaN',
    '?plate=12.5',
    '?food=meat&type=cave&sort=name;drop',
    '?food=toString&type=constructor&sort=__proto__',
    '?rooms=7&parking=-1',
    '?ac=yes&caterer=true',
    '?page=0',
    '?page=99999999999999999999',
    '?page=%00&guests=%F0%9F%8E%89',
    `?area=${'x'.repeat(5000)}`,
    '?unknown=1&__proto__[ac]=1',
  ])('ask for nothing where they make no sense: %s', (search) => {
    expect(read(search)).toEqual(noFilters);
  });

  it('never fail, whatever somebody types', () => {
    fc.assert(
      fc.property(fc.array(anyParam), (entries) => {
        const filters = read(new URLSearchParams(entries).toString());
        expect(read(filterSearch(filters))).toEqual(filters);
      }),
    );
  });

  it('are counted without event, order and page, which narrow nothing', () => {
    expect(activeFilters({ ...noFilters, event: 'Wedding', sort: 'price', page: 3 })).toBe(0);
    expect(activeFilters({ ...noFilters, guests: 80, ac: true, rooms: 5 })).toBe(3);
  });
});

it.each(['DIGHA-ashiana', 'Ｄｉｇｈａ-Ashiana', 'digha-\u200bashiana', 'Digha Ashiana'])(
  'an address with the area %j asks for Digha-Ashiana',
  (area) => {
    expect(read(`area=${encodeURIComponent(area)}`).area).toBe('Digha-Ashiana');
  },
);
