import { json } from './http.ts';

/** Tables inside tables that one request may ask for; the site's own pages go two deep. */
const DEEPEST = 4;
/** Tables in one request; several of one table beside each other multiply too. */
const MOST_TABLES = 12;
/** Columns and tables in one `select`, as many as PostgreSQL returns. */
const MOST_COLUMNS = 1600;

/**
 * Refuses a REST request whose `select` asks for too much: pictures of venues of pictures of venues … multiply, and
 * the answer is put together in this one process. A hosted project has its statement timeout for that.
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
