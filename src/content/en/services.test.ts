import { describe, expect, it } from 'vitest';
import { servicePageSlugs } from '@/shared/paths.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { eventTypeOf, serviceLabel, servicePages, services } from './services.ts';

describe('the services', () => {
  it('have unique slugs that the database accepts', () => {
    const slugs = services.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(services.length);
    for (const slug of [...slugs, ...servicePageSlugs])
      expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/);
  });

  it('each map to one of the six event types', () => {
    for (const { slug } of [...services, ...servicePages])
      expect(eventTypes).toContain(eventTypeOf(slug));
    expect(eventTypeOf('haldi')).toBe('Wedding');
    expect(eventTypeOf('freshers-party')).toBe('Social Gathering');
    expect(eventTypeOf('catering')).toBe('Other');
  });

  it('include every service with a page', () => {
    expect(servicePages.map(({ slug }) => slug)).toEqual([...servicePageSlugs]);
  });

  it('map an unknown slug to nothing', () => {
    expect(eventTypeOf('toString')).toBeUndefined();
    expect(serviceLabel(null)).toBeUndefined();
  });
});
