import { servicePages, type EventType } from '@/content/en/services.ts';

/** The service that an enquiry about an event of this type starts with: the first page that is about it, if any. */
export function serviceOf(eventType: EventType): string {
  if (eventType === 'Other') return '';
  return servicePages.find((page) => page.eventType === eventType)?.slug ?? '';
}
