import type { Answers, Call } from './fakeBackend.ts';

/** A row with version and removal. */
export type Row = Record<string, unknown> & {
  id: string;
  version: number;
  deleted_at: string | null;
};

const isAsked = (row: Row, { searchParams }: URL) =>
  [...searchParams].every(
    ([column, filter]) => !filter.startsWith('eq.') || filter === `eq.${String(row[column])}`,
  );

/** A table with the API's rules: rows by equal columns, saves by version. `rows` changes with it. */
export const fakeTable = (name: string, rows: Row[]): Answers => ({
  [`GET /rest/v1/${name}`]: ({ url }: Call) => ({
    body: rows.filter((row) => isAsked(row, url)),
  }),
  [`PATCH /rest/v1/${name}`]: ({ url, body }: Call) => {
    const hit = rows.filter((row) => isAsked(row, url));
    for (const row of hit) Object.assign(row, body, { version: row.version + 1 });
    return { body: hit };
  },
  [`POST /rest/v1/${name}`]: ({ body }: Call) => {
    const added = { id: 'added', version: 1, deleted_at: null, ...Object(body) };
    rows.push(added);
    return { status: 201, body: [added] };
  },
});
