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
    starts_on: null,
    ends_on: null,
    venue: 'Riverside Lawn',
    address: 'Digha Ghat Road, Patna',
    map_url: 'https://maps.example/patna',
    passes_from: null,
    pass_note: '',
    dress_code: '',
    rules: [],
    hero_image_url: null,
    hero_alt: '',
    hero_focal_x: 0.5,
    hero_focal_y: 0.5,
    albums: null,
    pass_kinds: [],
    is_demo: false,
    garba_nights: [
      {
        id: 'n1',
        date: '2027-10-07',
        doors_at: '18:00:00',
        starts_at: '19:00:00',
        ends_at: '22:30:00',
        headline: 'Dandiya night',
        line_up: ['A dhol team'],
        cancelled_at: null,
      },
      {
        id: 'n2',
        date: '2027-10-08',
        doors_at: null,
        starts_at: '19:00:00',
        ends_at: '00:30:00',
        headline: '',
        line_up: [],
        cancelled_at: null,
      },
    ],
    garba_faqs: [],
    garba_sponsors: [],
    ...more,
  };
}
