import { expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { knownOfEvent } from './data/knownOfEvent.ts';
import { noFilters } from './data/venueFilters.ts';

const { city } = site.address;
const venues = ['Gola Road', 'Digha', 'Gola Road'].map((area) => ({ area }));

it('an enquiry for venues takes event, area and guests from the filters', () => {
  const filters = { ...noFilters, event: 'Corporate Event', area: 'Digha', guests: 300 } as const;
  expect(knownOfEvent(venues, filters)).toEqual({
    eventType: 'Corporate Event',
    location: `Digha, ${city}`,
    guestCount: '300',
  });
});

it('without filters it takes the venues’ own areas, each once, and leaves event and guests open', () => {
  expect(knownOfEvent(venues)).toEqual({
    eventType: '',
    location: `Gola Road, Digha, ${city}`,
    guestCount: '',
  });
});
