import { json } from './http.ts';

/** Maximum depth of embedded tables; the site's own pages use two. */
const DEEPEST = 4;
/** Maximum tables per request; siblings of one table multiply too. */
const MOST_TABLES = 12;
/** Maximum columns and tables per `select`, PostgreSQL's own limit. */
const MOST_COLUMNS = 1600;

/**
 * Rejects a REST request with an excessive `select`: pictures of venues of pictures of venues … multiply, and the
 * result is built in this process. Hosted projects rely on the statement timeout.
 */
export function refuseSelect(request: Request): Response | null {
  for (const select of new URL(request.url).searchParams.getAll('select')) {
    let depth = 0;
    let tables = 0;
    let columns = 1;
    let quoted = false;
    for (const letter of select) {
      if (letter === '"') quoted = !quoted;
      else if (quoted) continue;
      else if (letter === '(') [depth, tables] = [depth + 1, tables + 1];
      else if (letter === ')') depth -= 1;
      else if (letter === ',') columns += 1;
      if (depth > DEEPEST) return refusal(`Tables can be embedded ${DEEPEST} deep`);
      if (tables > MOST_TABLES) return refusal(`At most ${MOST_TABLES} tables can be embedded`);
      if (columns > MOST_COLUMNS) return refusal(`At most ${MOST_COLUMNS} columns can be selected`);
    }
  }
  return null;
}

function refusal(message: string): Response {
  return json(400, { code: 'PGRST100', details: null, hint: null, message });
}
