import type { GarbaEdition } from './data/edition.ts';

/** An edition of two nights for tests, announced and not begun on 21 Nov 2026. */
export function editionOf(more: Partial<GarbaEdition> = {}): GarbaEdition {
  return {
    id: 'e1',
    year: 2027,
    status: 'announced',
    title: 'Raas Garba 2027',
    theme: 'Five nights, one circle',
    description: 'Live dhol on a round ground.',
    startsOn: null,
    endsOn: null,
    venue: 'Riverside Lawn',
    address: 'Digha Ghat Road, Patna',
    mapUrl: 'https://maps.example/patna',
    passesFrom: null,
    passNote: '',
    dressCode: '',
    rules: [],
    picture: null,
    recap: null,
    isDemo: false,
    nights: [
      {
        id: 'n1',
        date: '2027-10-07',
        doorsAt: '18:00:00',
        startsAt: '19:00:00',
        endsAt: '22:30:00',
        headline: 'Dandiya night',
        lineUp: ['A dhol team'],
      },
      {
        id: 'n2',
        date: '2027-10-08',
        doorsAt: null,
        startsAt: '19:00:00',
        endsAt: '00:30:00',
        headline: '',
        lineUp: [],
      },
    ],
    faqs: [],
    sponsors: [],
    ...more,
  };
}
