import { describe, expect, it } from 'vitest';
import { servicePageSlugs } from '@/shared/paths.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { eventTypeOf, serviceLabel, servicePages, services } from './services.ts';

describe('the services a visitor chooses from', () => {
  it('have slugs of their own that the database takes', () => {
    const slugs = services.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(services.length);
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
