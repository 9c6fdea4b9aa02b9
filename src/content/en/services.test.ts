import { describe, expect, it } from 'vitest';
import { servicePageSlugs } from '@/shared/paths.ts';
import { eventTypeOf, eventTypes, serviceLabel, servicePages, services } from './services.ts';

const labels = (group: string) =>
  services.filter((service) => service.group === group).map(({ label }) => label);

describe('the services a visitor chooses from', () => {
  it('are the twenty of the specification, in their three groups', () => {
    expect(labels('wedding')).toEqual([
      'Wedding',
      'Reception',
      'Engagement',
      'Haldi',
      'Mehendi',
      'Sangeet / Mayra',
    ]);
    expect(labels('corporate')).toEqual([
      'Conference',
      'Seminar',
      'Inauguration',
      'Product Launch',
      'Annual Function',
      'Speech Function',
      'Award Ceremony',
    ]);
    expect(labels('social')).toEqual([
      'Anniversary',
      'Birthday',
      'Janeu',
      'Grih Pravesh',
      'Freshers Party',
      'Farewell Party',
      'Family Reunion',
    ]);
    expect(services).toHaveLength(20);
  });

  it('have slugs of their own that the database takes', () => {
    const slugs = services.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(20);
    for (const slug of [...slugs, ...servicePageSlugs])
      expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/);
  });

  it('each fill in one of the six event types', () => {
    for (const { slug } of [...services, ...servicePages])
      expect(eventTypes).toContain(eventTypeOf(slug));
    expect(eventTypeOf('haldi')).toBe('Wedding');
    expect(eventTypeOf('freshers-party')).toBe('Social Gathering');
    expect(eventTypeOf('catering')).toBe('Other');
  });

  it('include every service with a page', () => {
    expect(servicePages.map(({ slug }) => slug)).toEqual([...servicePageSlugs]);
  });

  it('fill in nothing for a slug nobody knows', () => {
    expect(eventTypeOf('toString')).toBeUndefined();
    expect(serviceLabel(null)).toBeUndefined();
  });
});
