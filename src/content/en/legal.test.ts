import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { storageKeys } from '@/shared/lib/storage.ts';
import { sourcesBelow } from '../../../tests/sources.ts';
import { type LegalText, privacyPolicy, termsConditions } from './legal.ts';

const words = (text: LegalText) => JSON.stringify(text.sections);

/** Every name under which the code keeps something in a visitor's browser. */
function keysInCode(): string[] {
  const sources = sourcesBelow('src').filter(({ file }) => !file.startsWith('src/content/'));
  const own = sources
    .filter(({ imports }) => imports.some(({ specifier }) => /lib\/storage\.ts$/.test(specifier)))
    .flatMap(({ text }) => [...text.matchAll(/const \w*KEY\w* = '([\w-]+)'/g)])
    .map(([, name]) => `mandap:${name}`);
  const whole = sources
    .flatMap(({ text }) => [...text.matchAll(/'(mandap:[\w-]+)'/g)])
    .map(([, name]) => name ?? '');
  const listed = Object.values(storageKeys).map((name) => `mandap:${name}`);
  return [...new Set([...own, ...whole, ...listed])];
}

describe('the small print', () => {
  it('names every key that the code keeps in the browser', () => {
    const keys = keysInCode();
    expect(keys).toContain('mandap:event-like-token');
    expect(keys).toContain('mandap:landing');
    expect(keys.length).toBeGreaterThanOrEqual(8);
    const policy = words(privacyPolicy);
    expect(keys.filter((key) => !policy.includes(key))).toEqual([]);
  });

  it('names every column of an enquiry that comes from the visitor', () => {
    const policy = words(privacyPolicy).toLowerCase();
    const told = [
      'name',
      'e-mail',
      'phone',
      'kind of event',
      'date',
      'place',
      'guests',
      'budget',
      'message',
      'campaign',
      'how long the form was open',
      'consent',
    ];
    expect(told.filter((word) => !policy.includes(word))).toEqual([]);
  });

  it.each([privacyPolicy, termsConditions])(
    'has an address for each part, and one to complain to: $heading',
    (text) => {
      const ids = text.sections.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(new Set(ids).size).toBe(ids.length);
      const isContact = (block: unknown) => typeof block === 'object' && 'contact' in Object(block);
      expect(text.sections.filter(({ blocks }) => blocks.some(isContact))).toHaveLength(1);
    },
  );

  it('tells how the Act’s rights are used, and of the Board', () => {
    const policy = words(privacyPolicy);
    for (const section of ['section 6', 'section 11', 'section 12', 'section 13', 'section 14'])
      expect(policy).toContain(section);
    expect(policy).toContain('Data Protection Board of India');
    expect(policy).toContain(String(site.legal.grievance.answerDays));
  });

  it('carries the date of its last change', () => {
    expect(site.legal.updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    const content = readFileSync(path.join(import.meta.dirname, '../site.ts'), 'utf8');
    expect(content).toContain('isDraft');
  });
});
