import { emptyEnquiry, type EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { cleanPhone } from '@/shared/lib/text.ts';
import emails from '../fixtures/enquiries/emails.json';
import names from '../fixtures/enquiries/names.json';
import refusedPhones from '../fixtures/phones/refused.json';

const DAY_MS = 86_400_000;

/** The day in Asia/Kolkata `days` after a time, 'YYYY-MM-DD'. */
export function dayFrom(now: Date, days: number): string {
  return istDay(new Date(now.getTime() + days * DAY_MS));
}

/** A valid form, with some answers changed. */
export function enquiryValues(now: Date, change: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    ...emptyEnquiry(now),
    name: 'Asha Kumari',
    email: 'asha@example.com',
    phone: '98350 12345',
    eventType: 'Wedding',
    datePreference: 'not-sure',
    location: 'Boring Road, Patna',
    ...change,
  };
}

const orNull = (text: string) => (text === '' ? null : text);
const number = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));
const numberOrNull = (text: string) => (text === '' ? null : number(text));

/** The columns for answers that bypass the form, unchecked. */
export function uncheckedColumns(values: EnquiryValues): Record<string, unknown> {
  const { datePreference } = values;
  return {
    form_type: values.eventType,
    name: values.name,
    email: values.email,
    phone: values.phone,
    message: 'Event: Wedding',
    status: 'new',
    date_preference: datePreference,
    event_date: datePreference === 'specific' ? orNull(values.eventDate) : null,
    event_month: datePreference === 'month' ? numberOrNull(values.eventMonth) : null,
    event_year: datePreference === 'month' ? numberOrNull(values.eventYear) : null,
    location: values.location,
    guest_count: numberOrNull(values.guestCount),
    budget: orNull(values.budget),
    details: orNull(values.message),
    marketing_opt_in: values.subscribe,
    consent_version: values.subscribe ? 'test' : null,
    fill_ms: 60_000,
  };
}

/** The column of each answer. */
export const columnOf = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  eventType: 'form_type',
  datePreference: 'date_preference',
  eventDate: 'event_date',
  eventMonth: 'event_month',
  eventYear: 'event_year',
  location: 'location',
  guestCount: 'guest_count',
  budget: 'budget',
  message: 'details',
} as const satisfies Partial<Record<keyof EnquiryValues, string>>;

export type Answer = keyof typeof columnOf;

const long = 'x'.repeat(10_000);
const dated = (eventDate: string) => ({ datePreference: 'specific', eventDate });
const monthly = (eventMonth: string, eventYear: string) => ({
  datePreference: 'month',
  eventMonth,
  eventYear,
});

type Case = readonly [title: string, change: (now: Date) => Partial<EnquiryValues>];

/** Answers accepted by form and database. */
export const welcome: readonly Case[] = [
  ['a name in Devanagari', () => ({ name: 'आशा कुमारी' })],
  ['a name with emoji', () => ({ name: '🌼 Asha 👩‍👩‍👧' })],
  ['a joiner and a non-joiner within Devanagari words', () => ({ name: 'क्\u200dष श्\u200cर' })],
  ['a place written from right to left', () => ({ location: 'پٹنہ، بہار' })],
  ['a name of a hundred emoji', () => ({ name: '🪔'.repeat(100) })],
  ['a name of HTML, kept as it is', () => ({ name: '<b onclick=alert(1)>Asha</b>' })],
  [
    'an apostrophe in name and address',
    () => ({ name: "D'Souza", email: "o'hara+x@sub.example.co.in" }),
  ],
  ['a phone with country code', () => ({ phone: '+91 98350 12345' })],
  ['a landline of Patna', () => ({ phone: '(0612) 255-5123' })],
  ['a phone with an extension', () => ({ phone: '0612-2555123 ext 12' })],
  ['two phones', () => ({ phone: '98350 12345 / 98350 54321' })],
  ['a phone abroad', () => ({ phone: '+44 20 7946 0958' })],
  ['today', (now) => dated(dayFrom(now, 0))],
  ['a day in four years', (now) => dated(dayFrom(now, 4 * 365))],
  [
    'December in two years',
    (now) => monthly('12', String(Number(dayFrom(now, 0).slice(0, 4)) + 2)),
  ],
  ['one guest', () => ({ guestCount: '1' })],
  ['a lakh of guests', () => ({ guestCount: '100000' })],
  ['a budget in words', () => ({ budget: '₹5–6 lakh, कुछ कम भी' })],
  ['details of several lines', () => ({ message: 'One\n\tGuests: 900\n\nशादी 🎉' })],
  ['details of exactly 4,000 characters', () => ({ message: '🪔'.repeat(4000) })],
  ['details that look like SQL', () => ({ message: "'); drop table booking_forms; --" })],
  ['consent to the newsletter', () => ({ subscribe: true })],
];

/** Answers with invisible characters: form and database both store the text without them. */
export const pasted: readonly (readonly [typed: string, answer: Answer, kept: string])[] = [
  ...names.map(([typed = '', kept = '']) => [typed, 'name', kept] as const),
  ...emails.map(([typed = '', kept = '']) => [typed, 'email', kept] as const),
  ...refusedPhones.map(([typed = '']) => [typed, 'phone', cleanPhone(typed)] as const),
  ['\ufeffPri\u00adya\u200b Kumari\u{e0041}', 'name', 'Priya Kumari'],
  ['Asha \u202eimuK', 'name', 'Asha imuK'],
  ['Asha\r\nBcc: all@example.org', 'name', 'Asha Bcc: all@example.org'],
  ['Asha\u2028Kumari', 'name', 'Asha Kumari'],
  ['Asha\u001b[31m', 'name', 'Asha[31m'],
  ['Zoe\u0301 \u095bैनब', 'name', 'Zo\u00e9 \u091c\u093cैनब'],
  ['\u200dप्रिया\u200b\u200d', 'name', 'प्रिया'],
  ['Patna \u2066\u202b7', 'location', 'Patna 7'],
  ['Patna\nGuests: 900', 'location', 'Patna Guests: 900'],
  ['\u202d5 lakh\u202c', 'budget', '5 lakh'],
  ['ding\u0007\r\n\u2003dong', 'message', 'ding\n dong'],
  ['Priya Kumari <priya@example.com>', 'email', 'priya@example.com'],
  ['\u202a+91 90000 12345\u202c', 'phone', '+91 90000 12345'],
  ['+91\u00a090000\u00a012345', 'phone', '+91 90000 12345'],
  ['९०००० १२३४५', 'phone', '90000 12345'],
  ['90000–12345', 'phone', '90000-12345'],
  ['98350\n12345', 'phone', '98350 12345'],
];

/** Answers rejected by form and database, with the invalid one. */
export const hostile: readonly (readonly [...Case, blamed: Answer])[] = [
  ['a name of 10,000 characters', () => ({ name: long }), 'name'],
  ['a name of one letter', () => ({ name: 'A' }), 'name'],
  ['a name of white space', () => ({ name: ' \u00a0\u200b\u3000 ' }), 'name'],
  ['an invisible name', () => ({ name: '\u200b\u200d\u2060\u200c\ufeff' }), 'name'],
  ['a name of blank letters', () => ({ name: '\u3164\u115f\u2800\u{e0041}' }), 'name'],
  ['a name of one letter and joiners', () => ({ name: 'A\u200d\u200d' }), 'name'],
  ['an invisible location', () => ({ location: '\u2062\u200e\u180e' }), 'location'],
  ['a name of 101 emoji', () => ({ name: '🪔'.repeat(101) }), 'name'],
  ['an address of 10,000 characters', () => ({ email: `${long}@example.com` }), 'email'],
  [
    'a line break in the mail address',
    () => ({ email: 'a@example.com\r\nBcc: b@example.org' }),
    'email',
  ],
  ['two mail addresses', () => ({ email: 'a@example.com,b@example.com' }), 'email'],
  ['a mail address without a dot', () => ({ email: 'a@localhost' }), 'email'],
  ['HTML for a mail address', () => ({ email: '<b>a@example.com</b>' }), 'email'],
  ['a local part of 65 characters', () => ({ email: `${'a'.repeat(65)}@example.com` }), 'email'],
  ['no mail address', () => ({ email: '' }), 'email'],
  ['a phone of letters', () => ({ phone: 'call me maybe' }), 'phone'],
  ['a phone of 33 digits', () => ({ phone: '1'.repeat(33) }), 'phone'],
  ['a phone of six digits', () => ({ phone: '123 456' }), 'phone'],
  ['an unknown event type', () => ({ eventType: 'Funeral' }), 'eventType'],
  ['no event type', () => ({ eventType: '' }), 'eventType'],
  ['an unknown date preference', () => ({ datePreference: 'whenever' }), 'datePreference'],
  ['a date of the past', () => dated('2020-02-29'), 'eventDate'],
  ['the day before yesterday', (now) => dated(dayFrom(now, -2)), 'eventDate'],
  ['a date in six years', (now) => dated(dayFrom(now, 6 * 366)), 'eventDate'],
  ['no date', () => dated(''), 'eventDate'],
  ['a thirteenth month', (now) => monthly('13', dayFrom(now, 0).slice(0, 4)), 'eventMonth'],
  ['no month', (now) => monthly('', dayFrom(now, 0).slice(0, 4)), 'eventMonth'],
  [
    'a year too far',
    (now) => monthly('12', String(Number(dayFrom(now, 0).slice(0, 4)) + 3)),
    'eventYear',
  ],
  ['a year of the past', () => monthly('12', '2021'), 'eventYear'],
  ['a location of 10,000 characters', () => ({ location: long }), 'location'],
  ['no location', () => ({ location: '' }), 'location'],
  ['no guest at all', () => ({ guestCount: '0' }), 'guestCount'],
  ['minus five guests', () => ({ guestCount: '-5' }), 'guestCount'],
  ['100,001 guests', () => ({ guestCount: '100001' }), 'guestCount'],
  ['a budget of 101 characters', () => ({ budget: '₹'.repeat(101) }), 'budget'],
  ['details of 10,000 characters', () => ({ message: long }), 'message'],
  ['a broken character in the details', () => ({ message: 'Asha \ufffd' }), 'message'],
];

/** Rejected by both, by the database before it checks a field: not representable in JSON or SQL. */
export const unstorable: readonly (readonly [...Case, blamed: Answer])[] = [
  ['a 31st of February', () => dated('2027-02-31'), 'eventDate'],
  ['a date of letters', () => dated('next Friday'), 'eventDate'],
  ['guests of letters', () => ({ guestCount: 'about 200' }), 'guestCount'],
  ['half a guest', () => ({ guestCount: '12.5' }), 'guestCount'],
];
