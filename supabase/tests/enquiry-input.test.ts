import { assert, asyncProperty, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../src/shared/lib/text.ts';
import { columnOf, pasted } from '../../tests/builders/enquiryCorpus.ts';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { enquiry, inDays } from './support/enquiry.ts';

const TEXTS = sized(20, 200);

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('input', {
    outboxEvery: 0,
    settings: {
      enquiry_limit_per_ip: 1_000_000,
      enquiry_limit_per_ip_day: 1_000_000,
      enquiry_limit_per_day: 1_000_000,
      enquiry_flag_per_hour: 1_000_000,
    },
  });
});
afterAll(() => stack?.stop());

interface Answer {
  status: number;
  /** The field named by the database: in the hint, the constraint's name or the message. */
  field: string;
  code: string;
}

/** Posts a body like curl; `raw` replaces its JSON. */
async function post(body: Record<string, unknown>, raw?: string): Promise<Answer> {
  const response = await fetch(`${stack.url}/rest/v1/booking_forms`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: raw ?? JSON.stringify(body),
  });
  const text = await response.text();
  const error: unknown = text === '' ? {} : JSON.parse(text);
  const part = (key: string) => String(Reflect.get(Object(error), key) ?? '');
  return { status: response.status, field: part('hint') || part('message'), code: part('code') };
}

async function rows(): Promise<number> {
  const [row] = await stack.sql<{ n: number }[]>`
    select (select count(*) from public.booking_forms)::int + (select count(*) from private.outbox)::int as n`;
  return row?.n ?? -1;
}

const long = 'x'.repeat(10_000);
const guest = { name: 'guest', email: 'g@example.org' };

/** [case, field to be named, change] */
const hostile: [string, string, Record<string, unknown>][] = [
  ['a name of 10,000 characters', 'name', { name: long }],
  ['a name of one letter', 'name', { name: 'A' }],
  ['a name of spaces', 'name', { name: '   \u00a0 ' }],
  ['a name with a broken character', 'name', { name: 'Asha \ufffd' }],
  ['no name', 'name', { name: null }],
  ['an address of 10,000 characters', 'email', { email: `${long}@example.org` }],
  ['a line break in the mail address', 'email', { email: 'a@example.org\r\nBcc: b@example.org' }],
  ['two mail addresses', 'email', { email: 'a@example.org,b@example.org' }],
  ['a mail address without a dot', 'email', { email: 'a@localhost' }],
  ['HTML for a mail address', 'email', { email: '<b>a@example.org</b>' }],
  ['no mail address', 'email', { email: '' }],
  ['a phone of letters', 'phone', { phone: 'call me maybe' }],
  ['a phone of six digits', 'phone', { phone: '123 456' }],
  ['an unknown event type', 'form_type', { form_type: 'Funeral' }],
  ['no event type', 'form_type', { form_type: null }],
  ['a service that is not a slug', 'service', { service: '../admin' }],
  ['a status', 'status', { status: 'confirmed' }],
  ['no status', 'status', { status: null }],
  ['a date of the past', 'event_date', { event_date: '2020-02-29' }],
  ['the day before yesterday', 'event_date', { event_date: inDays(-2) }],
  ['a date in six years', 'event_date', { event_date: inDays(6 * 366) }],
  ['the end of time', 'event_date', { event_date: 'infinity' }],
  ['the beginning of time', 'event_date', { event_date: '-infinity' }],
  ['no date although specific', 'event_date', { event_date: null }],
  ['a date although undecided', 'event_date', { date_preference: 'not-sure' }],
  ['an unknown preference', 'date_preference', { date_preference: 'never' }],
  [
    'month 13',
    'event_month',
    { date_preference: 'month', event_date: null, event_month: 13, event_year: 2027 },
  ],
  [
    'a year of the past',
    'event_year',
    { date_preference: 'month', event_date: null, event_month: 1, event_year: 2020 },
  ],
  [
    'a year far away',
    'event_year',
    { date_preference: 'month', event_date: null, event_month: 1, event_year: 2090 },
  ],
  ['no year', 'event_year', { date_preference: 'month', event_date: null, event_month: 1 }],
  ['a location of 10,000 characters', 'location', { location: long }],
  ['0 guests', 'guest_count', { guest_count: 0 }],
  ['-5 guests', 'guest_count', { guest_count: -5 }],
  ['100,001 guests', 'guest_count', { guest_count: 100_001 }],
  ['a budget of 10,000 characters', 'budget', { budget: long }],
  ['details of 10,000 characters', 'details', { details: long }],
  ['a message of 10,000 characters', 'message', { message: long }],
  ['consent without its text', 'consent_version', { marketing_opt_in: true }],
  ['a page of another site', 'page_path', { page_path: 'https://evil.example/' }],
  ['a page of 10,000 characters', 'page_path', { page_path: `/${long}` }],
  ['campaign parameters that are a list', 'utm', { utm: [1, 2] }],
  ['overlong campaign parameters', 'utm', { utm: { source: long } }],
  ['a negative filling time', 'fill_ms', { fill_ms: -1 }],
  ['a column that does not exist', 'is_admin', { is_admin: true }],
];

describe('a request that bypasses the form is rejected with the field and not stored', () => {
  test.each(hostile)('%s: %s', async (_what, field, changes) => {
    const before = await rows();
    const answer = await post(enquiry(changes));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.field).toContain(field);
    expect(await rows()).toBe(before);
  });

  test('a lone surrogate in any text', async () => {
    for (const field of ['name', 'location', 'budget', 'details', 'message']) {
      const raw = JSON.stringify(enquiry({ [field]: 'MARK ab' })).replace(
        'MARK',
        String.raw`\ud83d`,
      );
      const answer = await post({}, raw);
      expect([answer.status, answer.field]).toEqual([422, field]);
    }
  });
});

describe('values that PostgreSQL cannot parse are a plain 4xx', () => {
  // They fail before our rules run, so the error names the type of the value, not the column.
  test.each<[string, Record<string, unknown>]>([
    ['NUL in the name', { name: 'Asha\u0000Devi' }],
    ['NUL in the details', { details: '\u0000' }],
    ['NUL in the mail address', { email: 'a@example.org\u0000' }],
    ['guests in words', { guest_count: 'many' }],
    ['half a guest', { guest_count: 2.5 }],
    ['more guests than numbers', { guest_count: 1e300 }],
    ['30 February', { event_date: '2027-02-30' }],
    ['a date in words', { event_date: 'soon' }],
    ['an invalid id', { id: 'one' }],
    ['an object for a number', { guest_count: guest }],
  ])('%s', async (_what, changes) => {
    const before = await rows();
    const answer = await post(enquiry(changes));
    expect(answer.status).toBe(400);
    expect(answer.code).toMatch(/^22/);
    expect(await rows()).toBe(before);
  });

  test.each(['', '{', '[]', '"text"', '[[1]]', '{"name": "\\ud83d'])('the body %j', async (raw) => {
    const before = await rows();
    const answer = await post({}, raw);
    expect(answer.status).toBeLessThan(500);
    expect(await rows()).toBe(before);
  });
});

describe('real input is stored to the last character', () => {
  test.each<Record<string, string>>([
    { name: 'आशा देवी', location: 'पटना, बिहार', details: 'शादी के लिए मंडप चाहिए।\nधन्यवाद 🙏' },
    { name: 'D’Souza-Ó Briain', details: 'Tab\there, "quotes" and <b>tags</b> & entities' },
    { name: '👩‍👩‍👧‍👦 Sharma', budget: '< 5 lakh', location: 'मुज़फ़्फ़रपुर' },
    { name: 'فرح ناز', details: `'; drop table booking_forms; --` },
    { name: 'Zoë क्\u200dष', details: '{{name}} ${name} %s \\n \\u0000' },
    { email: "o'brien+patna@sub.example.co.in", phone: '+91 (612) 555-0142' },
    { name: '名'.repeat(100), details: '🎉'.repeat(4000), message: 'म'.repeat(6000) },
  ])('%j', async (changes) => {
    const body = enquiry(changes);
    expect(await post(body)).toMatchObject({ status: 201 });
    const [row] =
      await stack.sql`select * from public.booking_forms where id = ${String(body['id'])}`;
    for (const [field, value] of Object.entries(changes)) expect(row?.[field]).toBe(value);
  });

  test.each([
    ['//evil.example/a', '/evil.example/a'],
    ['/\\\\evil.example', '/evil.example'],
    ['//', '/'],
    ['/', '/'],
    ['/services/wedding', '/services/wedding'],
  ])(
    'but a page %j, which could be a link to another site, becomes %j',
    async (page_path, kept) => {
      const body = enquiry({ page_path });
      expect(await post(body)).toMatchObject({ status: 201 });
      const [row] =
        await stack.sql`select page_path from public.booking_forms where id = ${String(body['id'])}`;
      expect(row?.['page_path']).toBe(kept);
    },
  );

  test.each(pasted)('stores %j as a %s as %j', async (typed, answer, kept) => {
    const column = columnOf[answer];
    const body = enquiry({ [column]: typed });
    expect(await post(body)).toMatchObject({ status: 201 });
    const [row] =
      await stack.sql`select * from public.booking_forms where id = ${String(body['id'])}`;
    expect(row?.[column]).toBe(kept);
  });

  test(`${TEXTS} texts of random characters are stored clean or rejected with the field`, async () => {
    const before = await rows();
    let kept = 0;
    const texts = string({ unit: 'binary', minLength: 2, maxLength: 60 });
    await assert(
      asyncProperty(texts, texts, async (name, details) => {
        const body = enquiry({ name, details });
        const { status } = await post(body);
        const [row] = await stack.sql`
          select name, details from public.booking_forms where id = ${String(body['id'])}`;
        expect([201, 400, 422]).toContain(status);
        expect(row).toEqual(
          status === 201 ? { name: cleanLine(name), details: cleanText(details) } : undefined,
        );
        kept += status === 201 ? 2 : 0; // the row and its mail
      }),
      { numRuns: TEXTS },
    );
    expect(kept).toBeGreaterThan(0);
    expect(await rows()).toBe(before + kept);
  });
});
