import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../sources.ts';
import { countOf, isTested } from './evidence.ts';
import { keptConstants } from './keptConstants.ts';
import { movingConstants } from './movingConstants.ts';
import { rowConstants } from './rowConstants.ts';
import { timedConstants } from './timedConstants.ts';

/**
 * Every line of specification section 9 with its place in the code and its test. A constant that is changed or moved,
 * and a test that is taken away, fail here.
 */
const lines = [...keptConstants, ...timedConstants, ...rowConstants, ...movingConstants];
const rows = lines.flatMap((line) => line.rows);
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** A line without what its rows account for. */
function rest({ line, rows: parts }: (typeof lines)[number]): string {
  return parts
    .toSorted((a, b) => b.quote.length - a.quote.length)
    .reduce((left, { quote }) => left.replace(quote, ''), line);
}

describe('section 9 of the specification', () => {
  it('is looked at line by line, none left out', () => {
    expect(lines).toHaveLength(19);
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(lines)('$line', (line) => {
    for (const { quote } of line.rows) expect(line.line).toContain(quote);
    expect(rest(line)).not.toMatch(/\d/);
  });
});

describe('the constant', () => {
  const built = rows.filter((row) => 'where' in row);
  it.each(built)('$quote stands where it is said to, once', ({ where }) => {
    expect(where.length).toBeGreaterThan(0);
    expect(where.filter((place) => countOf(place) !== 1)).toEqual([]);
  });

  const tested = rows.filter((row) => 'tests' in row);
  it.each(tested)('$quote is tested', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !isTested(test))).toEqual([]);
  });

  const borrowed = rows.filter((row) => 'library' in row);
  it.each(borrowed)('$quote is the default of $library, which the site uses', ({ library }) => {
    // Part of supabase-js, whose version fixes its own.
    const installed = library === '@supabase/auth-js' ? '@supabase/supabase-js' : library;
    expect(Object.keys(dependencies)).toContain(installed);
  });
});
