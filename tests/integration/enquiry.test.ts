import { randomUUID } from 'node:crypto';
import { asyncProperty, assert, constantFrom, oneof, record, string } from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { fieldRefusal, isLimited } from '@/features/enquiries/data/enquiryErrors.ts';
import { composeMessage } from '@/features/enquiries/data/enquiryMessage.ts';
import { referenceOf, submitEnquiry } from '@/features/enquiries/data/enquiryQueries.ts';
import { enquirySchema } from '@/features/enquiries/data/enquirySchema.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import {
  columnOf,
  dayFrom,
  enquiryValues,
  hostile,
  uncheckedColumns,
  unstorable,
  welcome,
} from '../builders/enquiryCorpus.ts';

const now = new Date();
const plenty = 1_000_000;
let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('enquiry', {
    settings: {
      enquiry_limit_per_ip: plenty,
      enquiry_limit_per_ip_day: plenty,
      enquiry_flag_per_hour: plenty,
    },
  });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  // The form dispatches an event after sending, and there is no page here.
  vi.stubGlobal('dispatchEvent', () => true);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await stack?.stop();
});

/** The enquiry that the form would send; undefined if it rejects the input. */
function accepted(values: EnquiryValues): Enquiry | undefined {
  const result = safeParse(enquirySchema(now), values);
  return result.success ? result.output : undefined;
}

function enquiryOf(change: Partial<EnquiryValues>): Enquiry {
  const enquiry = accepted(enquiryValues(now, change));
  if (!enquiry) throw new Error('The form refuses this enquiry.');
  return enquiry;
}

const origin = (id: string) => ({
  id,
  service: 'sangeet',
  pagePath: '/services/wedding',
  campaign: { utm_source: 'instagram' },
  fillMs: 42_000.4,
});

/** Posts answers directly, bypassing the form. */
async function post(values: EnquiryValues): Promise<{ id: string; status: number; text: string }> {
  const id = randomUUID();
  const response = await fetch(`${stack.url}/rest/v1/booking_forms`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({ id, ...uncheckedColumns(values) }),
  });
  return { id, status: response.status, text: await response.text() };
}

/** Number of rows that an enquiry left in any table. */
async function tracesOf(id: string): Promise<number> {
  const [row] = await stack.sql<{ n: number }[]>`
    select (select count(*) from public.booking_forms where id = ${id})::int
      + (select count(*) from private.outbox where enquiry_id = ${id})::int as n`;
  return row?.n ?? -1;
}

/** Texts of every kind, without NUL, which PostgreSQL cannot store. */
const texts = (maxLength: number) =>
  oneof(
    string({ unit: 'binary', maxLength }),
    string({ unit: 'grapheme', maxLength }),
    string({
      unit: constantFrom('a', ' ', '\n', '\t', '\u202a', '\u2028', '\ufffd', 'क', '🪔'),
      maxLength,
    }),
  ).map((typed) => typed.replaceAll('\u0000', ''));

describe('form and database', () => {
  test.each(welcome)('accept %s, stored byte for byte', async (_, change) => {
    const values = enquiryValues(now, change(now));
    const enquiry = enquiryOf(change(now));
    const id = randomUUID();
    await submitEnquiry(enquiry, origin(id));
    const [row] = await stack.sql`
      select name, email, phone, location, budget, details, message, guest_count, marketing_opt_in, reference,
        form_type, service, consent_at is not null as consented
      from public.booking_forms where id = ${id}`;
    expect(row).toEqual({
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      location: enquiry.location,
      budget: enquiry.budget,
      details: enquiry.details,
      message: composeMessage(enquiry),
      guest_count: enquiry.guestCount,
      marketing_opt_in: enquiry.subscribe,
      reference: referenceOf(id),
      form_type: enquiry.eventType,
      service: 'sangeet',
      consented: enquiry.subscribe,
    });
    expect(await post(values)).toMatchObject({ status: 201 });
  });

  test.each(hostile)('reject %s and name the field', async (_, change, blamed) => {
    const values = enquiryValues(now, change(now));
    expect(accepted(values)).toBeUndefined();
    const { id, status, text } = await post(values);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).toContain(columnOf[blamed]);
    expect(await tracesOf(id)).toBe(0);
  });

  test.each(unstorable)('reject %s and store nothing', async (_, change) => {
    const values = enquiryValues(now, change(now));
    expect(accepted(values)).toBeUndefined();
    const { id, status } = await post(values);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await tracesOf(id)).toBe(0);
  });

  test('agree on any input', async () => {
    const year = Number(dayFrom(now, 0).slice(0, 4));
    const answers = record({
      name: oneof(texts(8), texts(110)),
      email: oneof(
        texts(20),
        string({
          unit: constantFrom('a', 'B', '.', '@', '-', '+', "'", ',', '9'),
          maxLength: 16,
        }).map((local) => `${local}@ex.in`),
      ),
      phone: oneof(
        texts(12),
        string({ unit: constantFrom('9', '0', '+', ' ', '-', '(', ')', 'x'), maxLength: 22 }),
      ),
      eventType: constantFrom('Wedding', 'Other', 'wedding', ''),
      datePreference: constantFrom('specific', 'month', 'not-sure', 'never'),
      eventDate: constantFrom(
        dayFrom(now, 0),
        dayFrom(now, 400),
        dayFrom(now, -30),
        '',
        '2027-02-31',
      ),
      eventMonth: constantFrom('12', '0', '13', ''),
      eventYear: constantFrom(String(year), String(year + 2), String(year + 3), String(year - 1)),
      location: texts(210),
      guestCount: constantFrom('', '1', '100000', '100001', '0', '-5', '12.5', 'ten'),
      budget: texts(110),
      message: texts(50),
    });
    const verdicts = { taken: 0, refused: 0 };
    await assert(
      asyncProperty(
        answers,
        answers,
        constantFrom(...Object.keys(columnOf)),
        async (all, more, field) => {
          // Half of the runs vary one answer only, or nearly all would be rejected.
          const one = Object.fromEntries(Object.entries(more).filter(([key]) => key === field));
          const change: Partial<EnquiryValues> = all.guestCount === '' ? all : one;
          const values = enquiryValues(now, change);
          const form = accepted(values) !== undefined;
          const { status } = await post(values);
          expect(status).toBeLessThan(500);
          expect({ values, taken: status === 201 }).toEqual({ values, taken: form });
          verdicts[form ? 'taken' : 'refused'] += 1;
        },
      ),
      { numRuns: 250 },
    );
    // Both outcomes must occur often enough.
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(50);
  }, 180_000);
});

describe('sending', () => {
  test('delivers a resent enquiry once', async () => {
    const id = randomUUID();
    const enquiry = enquiryOf({ name: 'Twice Sent' });
    await Promise.all([1, 2, 3, 4].map(() => submitEnquiry(enquiry, origin(id))));
    await submitEnquiry(enquiry, origin(id));
    const [row] =
      await stack.sql`select count(*)::int as n from public.booking_forms where id = ${id}`;
    expect(row).toEqual({ n: 1 });
    expect(await tracesOf(id)).toBe(2);
  });

  test('notifies the owner by mail', async () => {
    const id = randomUUID();
    await submitEnquiry(enquiryOf({ name: 'Mail Me' }), origin(id));
    await expect
      .poll(
        () => stack.mailbox.list().filter((mail) => mail.raw.includes(referenceOf(id))).length,
        {
          timeout: 45_000,
        },
      )
      .toBe(1);
  });

  test('shows an error of the database at its field', async () => {
    const enquiry: Enquiry = { ...enquiryOf({}), name: 'Asha \ufffd' };
    const error: unknown = await submitEnquiry(enquiry, origin(randomUUID())).catch(
      (reason: unknown) => reason,
    );
    expect(fieldRefusal(error)?.field).toBe('name');
    expect(fieldRefusal(error)?.message).toMatch(/^Please/);
  });

  test('reports the rate limit, and still confirms a repeat of a delivered enquiry', async () => {
    const delivered = randomUUID();
    await submitEnquiry(enquiryOf({}), origin(delivered));
    await stack.sql`update private.settings set value = '0' where key = 'enquiry_limit_per_ip'`;
    try {
      const error: unknown = await submitEnquiry(enquiryOf({}), origin(randomUUID())).catch(
        (reason: unknown) => reason,
      );
      expect(isLimited(error)).toBe(true);
      await submitEnquiry(enquiryOf({}), origin(delivered));
    } finally {
      await stack.sql`update private.settings set value = ${String(plenty)} where key = 'enquiry_limit_per_ip'`;
    }
  });
});
