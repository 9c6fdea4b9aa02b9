import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquirySchema } from '../../src/features/enquiries/data/enquirySchema.ts';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { inDays } from './support/enquiry.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('rules');
});
afterAll(() => stack?.stop());

describe('the address of a quota', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.66, 203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['not:an:address', 'not:an:address'],
    ['', 'unknown'],
  ])('of %j is %j', async (forwarded, network) => {
    const counted = await stack.sql.begin(async (tx) => {
      const headers = JSON.stringify({ 'x-forwarded-for': forwarded });
      await tx`select set_config('request.headers', ${headers}, true)`;
      return tx<{ network: string }[]>`select private.client_network() as network`;
    });
    expect(counted[0]?.network).toBe(network);
  });
});

describe('a phone number for call and WhatsApp links', () => {
  test.each([
    ['98350 12345', '+919835012345'],
    ['098350-12345', '+919835012345'],
    ['+91 98350 12345', '+919835012345'],
    ['91 9835012345', '+919835012345'],
    ['0612 2222222', '+916122222222'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+44 (20) 7946.0000', '+442079460000'],
    ['222 2222', null],
    ['12345 67890', '+911234567890'],
    ['12345 6789', null],
  ])('of %j is %j', async (typed, number) => {
    const [row] = await stack.sql<{ n: string | null }[]>`select private.phone_e164(${typed}) as n`;
    expect(row?.n).toBe(number);
  });
});

const form = {
  name: 'Asha Devi',
  email: 'asha@example.org',
  phone: '9835012345',
  eventType: 'Wedding',
  datePreference: 'specific',
  eventDate: inDays(90),
  eventMonth: '',
  eventYear: '',
  location: 'Patna',
  guestCount: '',
  budget: '',
  message: '',
  subscribe: false,
  website: '',
};
type Field = 'name' | 'email' | 'phone' | 'location' | 'budget' | 'message';

/** Pieces of real and hostile texts, without NUL, which PostgreSQL cannot receive. */
const pieces =
  'a|Z|9|0|+|(|)|-|.|@|_|%|<b>|\'|"|,|;| |  |\t|\n|\r\n|\u00a0|\u200b|\u200d|\u202e|\u2066|\u3164|\u{e0020}|\u2028|\ufeff|\ufffd|\u0007|\u007f|\u0085|é|आ|👩‍👩‍👧|example.org|a@b.in|98350'.split(
    '|',
  );
const texts = oneof(
  string({ unit: constantFrom(...pieces), maxLength: 14 }),
  string({ unit: constantFrom('9', '8', ' ', '-', '+', '(', ')'), maxLength: 22 }),
  string({ unit: constantFrom('x', 'आ', '🎉'), minLength: 90, maxLength: 210 }),
  constantFrom(
    '98350 12345',
    '+91 98350-12345',
    '+44 20 7946 0958',
    ' 09835012345 ',
    '+91 98350 1234',
    '98350\n12345',
    'asha@example.org',
    ' o.hara+x@sub.example.org',
  ),
);

/** The value that the browser's form would send, or null if it rejects the text. */
function fromBrowser(field: Field, text: string): string | null {
  const result = safeParse(enquirySchema(new Date()), { ...form, [field]: text });
  if (!result.success) return null;
  return result.output[field === 'message' ? 'details' : field] ?? '';
}

async function sqlAccepts(field: Field, text: string): Promise<boolean> {
  const { sql } = stack;
  const rules = {
    name: sql`private.is_line(${text}, 2, 100)`,
    email: sql`private.is_email(${text})`,
    phone: sql`private.is_phone(${text})`,
    location: sql`private.is_line(${text}, 2, 200)`,
    budget: sql`private.is_line(${text}, 0, 100)`,
    message: sql`private.is_text(${text}, 4000)`,
  };
  const [row] = await sql<{ ok: boolean }[]>`select ${rules[field]} as ok`;
  return row?.ok === true;
}

describe('the form and the database agree', () => {
  const fields: Field[] = ['name', 'email', 'phone', 'location', 'budget', 'message'];
  test.each(fields)('on valid values of %s', async (field) => {
    let accepted = 0;
    await assert(
      asyncProperty(texts, async (text) => {
        const sent = fromBrowser(field, text);
        accepted += sent === null ? 0 : 1;
        const [row] = await stack.sql<{ typed: string }[]>`
          select private.trimmed(regexp_replace(${text}, E'\\r\\n?', E'\\n', 'g')) as typed`;
        const typed = field === 'message' ? (row?.typed ?? '') : text;
        // Rejected by the form means rejected by the database, after the form's cleaning.
        const [plain] = await stack.sql<
          { typed: string }[]
        >`select private.trimmed(${typed}) as typed`;
        expect(await sqlAccepts(field, sent ?? plain?.typed ?? '')).toBe(sent !== null);
      }),
      { numRuns: sized(80, 400) },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

test('what makes one text of another makes null of null', async () => {
  const names = await stack.sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.provolatile = 'i'
      and p.pronargs = 1 and p.proargtypes[0] = 'text'::regtype and p.prorettype = 'text'::regtype
      and p.proname not in ('device_family', 'device_name') -- of a browser that does not say what it is
    order by 1`;
  expect(names.length).toBeGreaterThan(12);
  const made = names.map(async ({ name }) => {
    const [row] = await stack.sql.unsafe(`select private.${name}(null) as made`);
    return [name, row?.['made']];
  });
  expect(await Promise.all(made)).toEqual(names.map(({ name }) => [name, null]));
});
