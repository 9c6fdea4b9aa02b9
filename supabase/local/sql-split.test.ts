// @vitest-environment node
import { expect, it } from 'vitest';
import { lineAt, splitStatements } from './sql-split.ts';

it('splits a file at its own semicolons only, with the line of each statement', () => {
  const sql = `-- first; not here
select ';' as a, "odd;name", E'it\\'s;';

/* nor; here */
create function f() returns text language sql as $$ select 'x;'; $$;
do $body$ begin perform 1; end $body$;
select $1`;
  expect(splitStatements(sql).map(({ line, text }) => [line, text.slice(0, 15)])).toEqual([
    [2, "select ';' as a"],
    [5, 'create function'],
    [6, 'do $body$ begin'],
    [7, 'select $1'],
  ]);
});

it('ignores empty statements and a missing last semicolon', () => {
  expect(splitStatements(';;\n -- only a comment\n')).toEqual([]);
  expect(splitStatements('select 1')).toEqual([{ line: 1, text: 'select 1' }]);
});

it('counts lines from one', () => {
  expect([lineAt('a\nb', 0), lineAt('a\nb', 2)]).toEqual([1, 2]);
});
