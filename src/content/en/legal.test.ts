import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { legalFacts } from '@/content/legalFacts.ts';
import { bookingRow, type EnquiryOrigin } from '@/features/enquiries/data/enquiryQueries.ts';
import { enquirySchema } from '@/features/enquiries/data/enquirySchema.ts';
import { visitorKeys } from '@/providers/preferences/visitorIds.ts';
import { storageKeys } from '@/shared/lib/storage.ts';
import { enquiryValues } from '../../../tests/builders/enquiryCorpus.ts';
import { sourcesBelow } from '../../../tests/sources.ts';
import { type LegalBlock, type LegalText, privacyPolicy, termsConditions } from './legal.ts';

const words = (text: LegalText) => JSON.stringify(text.sections);

/** First group of every match of a pattern. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name ?? '');
}

/** Every key under which the code stores something in a visitor's browser. */
function keysInCode(): string[] {
  const named = Object.values({ ...storageKeys, ...visitorKeys });
  const keys = new Set<string>(named.map((name) => `mandap:${name}`));
  for (const { file, text, imports } of sourcesBelow('src')) {
    // Keys of the admin area are not in a visitor's browser.
    if (file.startsWith('src/content/') || file.includes('/admin/')) continue;
    for (const key of found(text, /'(mandap:[\w-]+)'/g)) keys.add(key);
    if (!imports.some(({ specifier }) => specifier.endsWith('lib/storage.ts'))) continue;
    for (const key of found(text, /const \w*KEY\w* = '([\w-]+)'/g)) keys.add(`mandap:${key}`);
  }
  return [...keys];
}

const now = new Date('2026-11-22T06:00:00Z');
const enquiry = parse(enquirySchema(now), enquiryValues(now));
const origin: EnquiryOrigin = {
  id: randomUUID(),
  service: null,
  pagePath: '/',
  campaign: null,
  fillMs: 1,
};
/** Columns that are not personal data; `website` is the honeypot, empty for people. */
const ours = new Set(['id', 'status', 'website']);
/** Names of the other columns in the policy. */
const policyNames: Record<string, string> = {
  form_type: 'kind of event',
  service: 'the service',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  date_preference: 'date',
  event_date: 'date',
  event_month: 'date',
  event_year: 'date',
  location: 'place',
  guest_count: 'guests',
  budget: 'budget',
  details: 'message',
  marketing_opt_in: 'consent',
  consent_version: 'consent',
  page_path: 'the page you asked from',
  utm: 'campaign',
  fill_ms: 'how long the form was open',
};

const isContact = (block: LegalBlock) => typeof block === 'object' && 'contact' in block;

describe('the legal texts', () => {
  it('name every storage key of the code', () => {
    const keys = keysInCode();
    expect(keys).toContain('mandap:event-like-token');
    expect(keys).toContain('mandap:landing');
    expect(keys.length).toBeGreaterThanOrEqual(8);
    const policy = words(privacyPolicy);
    expect(keys.filter((key) => !policy.includes(key))).toEqual([]);
  });

  it('name every personal column of an enquiry', () => {
    const policy = words(privacyPolicy).toLowerCase();
    const columns = Object.keys(bookingRow(enquiry, origin)).filter((name) => !ours.has(name));
    expect(columns.length).toBeGreaterThan(10);
    expect(
      columns.filter((name) => !policy.includes(policyNames[name] ?? `no words for ${name}`)),
    ).toEqual([]);
  });

  it.each([privacyPolicy, termsConditions])(
    'has an address for each part, and one to complain to: $heading',
    (text) => {
      const ids = text.sections.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(new Set(ids).size).toBe(ids.length);
      expect(text.sections.filter(({ blocks }) => blocks.some(isContact))).toHaveLength(1);
    },
  );

  it('explain the rights under the Act, and the Board', () => {
    const policy = words(privacyPolicy);
    for (const section of ['section 6', 'section 11', 'section 12', 'section 13', 'section 14'])
      expect(policy).toContain(section);
    expect(policy).toContain('Data Protection Board of India');
    expect(policy).toContain(String(legalFacts.grievance.answerDays));
  });

  it('state the date of the last change', () => {
    expect(legalFacts.updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    const content = readFileSync(path.join(import.meta.dirname, '../site.ts'), 'utf8');
    expect(content).toContain('legalDraft');
  });
});
