import { describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { editionDays, nightEnd, shownStatuses, statusAt } from './data/edition.ts';
import { passesFrom } from './data/passesFrom.ts';
import { editionOf } from './edition.fixture.ts';
import { garbaJsonLd, garbaSeo } from './public/garbaSeo.ts';

const at = (moment: string) => Date.parse(moment);

describe('an edition that is over', () => {
  const edition = editionOf({ status: 'on_sale' });

  it('ends with its last night, which goes on after midnight in Patna', () => {
    expect(edition.garba_nights.map((night) => nightEnd(night).toISOString())).toEqual([
      '2027-10-07T17:00:00.000Z',
      '2027-10-08T19:00:00.000Z',
    ]);
    expect(statusAt(edition, at('2027-10-09T00:29:59+05:30'))).toBe('on_sale');
    expect(statusAt(edition, at('2027-10-09T00:30:00+05:30'))).toBe('ended');
  });

  it('without nights ends with its last day in Patna, wherever the clock stands', () => {
    const days = editionOf({ garba_nights: [], starts_on: '2027-10-07', ends_on: '2027-10-08' });
    expect(statusAt(days, at('2027-10-08T18:29:59Z'))).toBe('announced');
    expect(statusAt(days, at('2027-10-08T18:30:00Z'))).toBe('ended');
  });

  it('with one day only ends with that, and without any with its year', () => {
    const day = editionOf({ garba_nights: [], starts_on: '2027-10-07' });
    expect(statusAt(day, at('2027-10-08T00:00:00+05:30'))).toBe('ended');
    const open = editionOf({ garba_nights: [] });
    expect(statusAt(open, at('2027-12-31T23:59:59+05:30'))).toBe('announced');
    expect(statusAt(open, at('2028-01-01T00:00:00+05:30'))).toBe('ended');
  });

  it('is over when the owner says so, and shows every other status as it stands', () => {
    const found = shownStatuses.map((status) =>
      statusAt(editionOf({ status }), at('2026-11-21T12:00:00Z')),
    );
    expect(found).toEqual(shownStatuses);
  });
});

describe('the days of an edition', () => {
  it('are those of its nights before those that were planned', () => {
    expect(editionDays(editionOf({ starts_on: '2027-10-01', ends_on: '2027-10-02' }))).toEqual([
      '2027-10-07',
      '2027-10-08',
    ]);
    expect(editionDays(editionOf({ garba_nights: [], starts_on: '2027-10-01' }))).toEqual([
      '2027-10-01',
      '2027-10-01',
    ]);
    expect(editionDays(editionOf({ garba_nights: [] }))).toBeNull();
  });

  it('open the sale by Patna’s calendar, whatever the stored status', () => {
    const edition = editionOf({ passes_from: '2027-08-21' });
    expect(statusAt(edition, at('2027-08-20T23:59:59+05:30'))).toBe('announced');
    expect(statusAt(edition, at('2027-08-21T00:00:00+05:30'))).toBe('on_sale');
    const soldOut = editionOf({ passes_from: '2027-08-21', status: 'sold_out' });
    expect(statusAt(soldOut, at('2027-08-21T00:00:00+05:30'))).toBe('sold_out');
  });
});

describe('a search engine', () => {
  it('reads the edition and each night with Patna’s offset', () => {
    expect(garbaJsonLd(editionOf(), 'https://mandap.example')).toMatchObject({
      '@type': 'Festival',
      url: 'https://mandap.example/raas-garba',
      startDate: '2027-10-07T19:00:00+05:30',
      endDate: '2027-10-09T00:30:00+05:30',
      location: { name: 'Riverside Lawn' },
      subEvent: [
        { name: 'Raas Garba 2027: Dandiya night', endDate: '2027-10-07T22:30:00+05:30' },
        { name: 'Raas Garba 2027', endDate: '2027-10-09T00:30:00+05:30' },
      ],
    });
  });

  it.each([
    ['Riverside Lawn', `Digha Ghat Road, ${site.address.city}`, site.address.city],
    [`Tara Ground, ${site.cities[3]}`, '', site.cities[3]],
    ['Riverside Lawn', 'Ring Road, Faraway', undefined],
  ])('reads of %s, %s its city where it is one of ours: %s', (venue, address, city) => {
    expect(garbaJsonLd(editionOf({ venue, address }), 'https://mandap.example')).toHaveProperty(
      'location.address',
      {
        '@type': 'PostalAddress',
        streetAddress: address || venue,
        addressLocality: city,
        addressCountry: 'IN',
      },
    );
  });

  it('does not read of a picture whose address no browser can read', () => {
    const hero_image_url = 'https://media.example:port/x.jpg';
    expect(garbaJsonLd(editionOf({ hero_image_url }), 'https://mandap.example')).not.toHaveProperty(
      'image',
    );
  });

  it('reads which night is called off', () => {
    const [first, ...others] = editionOf().garba_nights;
    const nights = first ? [{ ...first, cancelled_at: '2027-10-01T10:00:00Z' }, ...others] : [];
    expect(
      garbaJsonLd(editionOf({ garba_nights: nights }), 'https://mandap.example'),
    ).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      subEvent: [
        { eventStatus: 'https://schema.org/EventCancelled' },
        { eventStatus: 'https://schema.org/EventScheduled' },
      ],
    });
  });

  it('reads nothing while the nights or the venue are open', () => {
    expect(garbaJsonLd(editionOf({ garba_nights: [] }), 'https://mandap.example')).toBeNull();
    expect(garbaJsonLd(editionOf({ venue: '' }), 'https://mandap.example')).toBeNull();
  });

  it('shows the days and the place in its result, and a picture of our own', () => {
    const hero_image_url = '/pictures/garba-night.jpg';
    expect(garbaSeo(editionOf({ hero_image_url }))).toMatchObject({
      description: expect.stringContaining('Thu, 7 Oct 2027 to Fri, 8 Oct 2027, Riverside Lawn'),
      image: '/og/garba-night.jpg',
    });
    expect(garbaSeo(editionOf())).not.toHaveProperty('image');
  });
});

const later = (
  status: 'announced' | 'on_sale',
  from: string | null,
  ...starts: (string | null)[]
) =>
  editionOf({
    status,
    passes_from: from,
    pass_kinds: starts.map((sale_from, index) => ({ id: `k${index}`, sale_from })),
  });

describe('kinds of passes that are sold from a later time', () => {
  const [evening, night] = ['2026-12-07T03:24:00Z', '2026-12-06T20:00:00Z'];

  it.each([
    ['announced', '2026-12-07', later('on_sale', null, evening, night)],
    ['announced', '2026-12-07', later('announced', '2026-11-20', evening, night)],
    ['announced', '2026-12-09', later('announced', '2026-12-09', evening)],
    ['announced', null, later('announced', null, evening)],
    ['on_sale', null, later('on_sale', null, evening, '2026-11-21T12:00:00Z')],
    ['on_sale', null, later('announced', '2026-11-20', evening, null)],
    ['on_sale', null, later('on_sale', null)],
    ['sold_out', null, { ...later('on_sale', null, evening), status: 'sold_out' }],
  ] as const)('make an edition %s, from %s', (status, from, edition) => {
    expect(statusAt(edition, at('2026-11-21T12:00:00Z'))).toBe(status);
    expect(status === 'announced' ? passesFrom(edition) : null).toBe(from);
  });
});
