import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalFacts } from '@/content/legalFacts.ts';
import { storageKeys } from '@/shared/lib/storage.ts';
import { sourcesBelow } from '../../../tests/sources.ts';
import { type LegalBlock, type LegalText, privacyPolicy, termsConditions } from './legal.ts';

const words = (text: LegalText) => JSON.stringify(text.sections);

/** What the first group of a pattern holds, at each place where the text has it. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name ?? '');
}

/** Every name under which the code keeps something in a visitor's browser. */
function keysInCode(): string[] {
  const keys = new Set(Object.values(storageKeys).map((name) => `mandap:${name}`));
  for (const { file, text, imports } of sourcesBelow('src')) {
    if (file.startsWith('src/content/')) continue;
    for (const key of found(text, /'(mandap:[\w-]+)'/g)) keys.add(key);
    if (!imports.some(({ specifier }) => specifier.endsWith('lib/storage.ts'))) continue;
    for (const key of found(text, /const \w*KEY\w* = '([\w-]+)'/g)) keys.add(`mandap:${key}`);
  }
  return [...keys];
}

const isContact = (block: LegalBlock) => typeof block === 'object' && 'contact' in block;

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
      expect(text.sections.filter(({ blocks }) => blocks.some(isContact))).toHaveLength(1);
    },
  );

  it('tells how the Act’s rights are used, and of the Board', () => {
    const policy = words(privacyPolicy);
    for (const section of ['section 6', 'section 11', 'section 12', 'section 13', 'section 14'])
      expect(policy).toContain(section);
    expect(policy).toContain('Data Protection Board of India');
    expect(policy).toContain(String(legalFacts.grievance.answerDays));
  });

  it('carries the date of its last change', () => {
    expect(legalFacts.updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    const content = readFileSync(path.join(import.meta.dirname, '../site.ts'), 'utf8');
    expect(content).toContain('legalDraft');
  });
});
