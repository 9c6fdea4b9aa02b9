import { servicePages, type EventType } from '@/content/en/services.ts';

/** Slug of the first service page about an event type; '' without one. */
export function serviceOf(eventType: EventType): string {
  if (eventType === 'Other') return '';
  return servicePages.find((page) => page.eventType === eventType)?.slug ?? '';
}
