import { describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { eventOf, images } from '@/features/events/event.fixture.ts';
import { eventJsonLd } from './eventJsonLd.ts';
import { eventSeo } from './eventSeo.ts';

const { city } = site.address;
const location = `Riverside Lawn, Digha, ${city}`;
const siteUrl = 'https://mandap.example';
const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';

describe('eventSeo', () => {
  it('has name, date and place, and the first picture with a social variant', () => {
    const seo = eventSeo(eventOf({ id, location, images: images.slice(1) }));
    expect(seo.title).toContain('Dandiya Night on the Lawn');
    expect(seo.description).toContain(`Tue, 5 Jan 2027, 7:00 pm, ${location}`);
    expect(seo).toMatchObject({ path: `/events/${id}`, image: '/og/diya.jpg' });
    expect(eventSeo(eventOf())).not.toHaveProperty('image');
  });

  it('a long description is cut at a word', () => {
    const { description } = eventSeo(eventOf({ description: 'Music and lamps. '.repeat(20) }));
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/ \w+\.?…$/);
  });
});

describe('eventJsonLd', () => {
  it('has name, start in IST, place, pictures and organizer', () => {
    expect(eventJsonLd(eventOf({ id, location, images: images.slice(0, 2) }), siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      '@id': `${siteUrl}/events/${id}#event`,
      url: `${siteUrl}/events/${id}`,
      name: 'Dandiya Night on the Lawn',
      description: 'Two circles and one dhol team.',
      startDate: '2027-01-05T19:00:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: [`${siteUrl}/pictures/garba-night.jpg`, 'https://cdn.example/sticks.jpg'],
      location: {
        '@type': 'Place',
        name: 'Riverside Lawn',
        address: {
          '@type': 'PostalAddress',
          streetAddress: location,
          addressLocality: city,
          addressCountry: 'IN',
        },
      },
      organizer: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
    });
  });

  it('has its end in IST, if the owner gave one', () => {
    const event = eventOf({ ends_at: '2027-01-05T18:00:00Z' });
    expect(eventJsonLd(event, siteUrl)).toMatchObject({ endDate: '2027-01-05T23:30:00+05:30' });
    expect(eventJsonLd(eventOf(), siteUrl)).not.toHaveProperty('endDate');
  });

  it('a month as a month, and that entry is free', () => {
    const event = eventOf({
      date_type: 'month',
      date: '2027-01-31T19:00:00Z',
      price: 'Free entry',
    });
    expect(eventJsonLd(event, siteUrl)).toMatchObject({
      startDate: '2027-02',
      isAccessibleForFree: true,
    });
  });

  it('leaves out a picture with an invalid address', () => {
    const [picture] = images.slice(1);
    const broken = picture
      ? [{ ...picture, image_url: 'https://cdn.example:port/sticks.jpg' }]
      : [];
    expect(broken).toHaveLength(1);
    expect(eventJsonLd(eventOf({ images: broken }), siteUrl)).not.toHaveProperty('image');
  });

  it.each([
    { date_type: 'soon' as const },
    { date: null },
    { date: 'next week' },
    { location: '' },
  ])('nothing where date or place is not known: %j', (more) => {
    expect(eventJsonLd(eventOf(more), siteUrl)).toBeNull();
  });
});
