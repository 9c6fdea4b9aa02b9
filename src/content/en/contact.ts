import { parseUrl } from '@/shared/lib/safeLink.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 'Every day', 'Monday to Saturday', 'Monday, Friday'. @param days in order, Monday is 1. */
function dayText(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1] ?? '');
  if (days.length === weekdays.length) return 'Every day';
  const isRun = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  return isRun ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/** '10 am', '8:30 pm'. @param time a time of the database, '20:30:00', with or without seconds. */
function clockText(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}${Number(minute) > 0 ? `:${minute}` : ''} ${half}`;
}

const networks: ReadonlyMap<string, string> = new Map([
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['threads.net', 'Threads'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
]);

/** Name of a social network; its host if unknown, the text itself if it is not a URL. */
export function networkName(link: string): string {
  const host = parseUrl(link)?.hostname.replace(/^www\./, '') || link;
  return networks.get(host) ?? host;
}

/** Texts of the contact page besides its introduction (`pages.ts`) and its form (`enquiry.ts`). */
export const contactText = {
  title: 'Contact',
  lead: 'Call or write with the date, the place and the number of guests, and we will send you a first plan and price.',
  phone: 'Phone',
  email: 'Email',
  address: 'Office',
  hours: 'Opening hours',
  weekdays,
  hoursText: (days: readonly number[], opens: string, closes: string) =>
    `${dayText(days)}, ${clockText(opens)} to ${clockText(closes)}`,
  map: 'Show on the map',
  mapOf: (place: string) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
  quickChat: 'WhatsApp',
  chatWithUs: 'Chat with us on WhatsApp',
  chatText: 'Namaste, I would like to plan an event.',
  loading: 'Loading...',
  missing: 'Contact info not available.',
} as const;
