import { describe, expect, it } from 'vitest';
import { sourcesBelow } from '../sources.ts';
import { errorRows } from './errorRows.ts';
import { isTested, textOf } from './evidence.ts';

/**
 * Every row of the error catalogue (specification section 8) with the tests that let it happen, against the rendered
 * page wherever there is one to see. What is said word for word must stand in the code and in one of those tests.
 */
const code = sourcesBelow('src')
  .map(({ text }) => text)
  .join('\n');
const library = textOf('node_modules/@supabase/auth-js/dist/module/GoTrueClient.js');

/** The texts that a row puts in quotes, each up to where something is filled in. */
function wordsOf(behaviour: string): string[] {
  return [...behaviour.matchAll(/'((?:[^']|(?<=\w)'(?=\w))+)'/g)].map(([, words]) =>
    (words ?? '').replace(/\{.*$/, '').trim(),
  );
}

describe('the error catalogue', () => {
  const covered = errorRows.filter((row) => 'tests' in row);

  it('is looked at row by row, none left out', () => {
    const situations = new Set(errorRows.map(({ situation }) => situation.replace(/: .*$/, '')));
    // 23 rows, and the sentence about toasts below them.
    expect(situations.size).toBe(24);
    expect(covered.length).toBeGreaterThan(errorRows.length - 4);
  });

  it.each(covered)('$situation: tested', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !isTested(test))).toEqual([]);
  });

  const worded = covered.filter(({ behaviour }) => wordsOf(behaviour).length > 0);
  it.each(worded)('$situation: said word for word, and looked for', (row) => {
    const words = wordsOf(row.behaviour);
    const said = 'library' in row ? library : code;
    // The library's words beyond those that an address can bring out are its own affair.
    const looked = 'library' in row ? said : row.tests.map(([file]) => textOf(file)).join('\n');
    expect(words.filter((text) => !said.includes(text))).toEqual([]);
    expect(words.filter((text) => !looked.includes(text))).toEqual([]);
  });

  it('finds the words of a row', () => {
    expect(wordsOf("'One'; 'it doesn't' (prefixed 'Two:'); 'Three. {reason}'")).toEqual([
      'One',
      "it doesn't",
      'Two:',
      'Three.',
    ]);
  });
});
