import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../migrations');
const files = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }));

/** SQL without comments and string literals; the bodies of functions (`$$`) stay. */
const code = (sql: string) => sql.replace(/--.*|'(?:[^']|'')*'/g, "''");

const DEFINED =
  /\bcreate (?:or replace )?(?:function|table|view|type|sequence) (?:if not exists )?((?:public|private)\.\w+)/g;
const USED = /\b(?:public|private)\.\w+/g;

/** `file: name (of the later file)` for each use of something that a later file defines. */
function usedTooEarly(sources: typeof files): string[] {
  const home = new Map<string, number>();
  for (const [place, { sql }] of sources.entries())
    for (const [, name = ''] of code(sql).matchAll(DEFINED))
      if (!home.has(name)) home.set(name, place);
  return sources.flatMap(({ name: file, sql }, place) =>
    [...new Set(code(sql).match(USED))]
      .filter((name) => (home.get(name) ?? 0) > place)
      .map((name) => `${file}: ${name} (${sources[home.get(name) ?? 0]?.name})`),
  );
}

test('a file uses what it or an earlier file defines', () => {
  expect(usedTooEarly(files)).toEqual([]);
});

test('no line is longer than 120 characters', () => {
  const long = files.flatMap(({ name, sql }) =>
    sql.split('\n').flatMap((line, at) => (line.length > 120 ? [`${name}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
