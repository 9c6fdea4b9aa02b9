import type postgres from 'postgres';
import { asText, readJson } from './http.ts';

type Answer = (request: Request) => Promise<Response>;

/** True for the exchange of a refresh token for a new pair. */
export function isRefresh({ pathname, searchParams }: URL): boolean {
  return (
    pathname === '/auth/v1/token' && searchParams.getAll('grant_type').includes('refresh_token')
  );
}

/**
 * Fault 10: lite takes no lock, so that a token sent twice at once gets two children. It also knows no reuse interval,
 * so that after a lost response the session ends as stolen. Here refreshes run one at a time, and within the interval a
 * used token gets the session's current one.
 * @param reuseMs the reuse interval, ms.
 */
export function createRefresh(sql: postgres.Sql, reuseMs: number, lite: Answer): Answer {
  let last: Promise<unknown> = Promise.resolve();

  /** The parent of the session's current token: what lite answers with the current one itself. */
  const parentFor = async (token: string) => {
    const [current] = await sql<{ parent: string | null }[]>`
      select parent from auth.refresh_tokens
      where not revoked and session_id = (
        select session_id from auth.refresh_tokens
        where token = ${token} and revoked
          and updated_at > now() - ${reuseMs}::int * interval '1 ms')
      order by created_at desc limit 1`;
    return current?.parent;
  };

  const refresh: Answer = async (request) => {
    const body = await readJson(request.clone());
    const parent = await parentFor(asText(body['refresh_token']) ?? '');
    if (!parent) return lite(request);
    const asked = JSON.stringify({ refresh_token: parent });
    return lite(new Request(request, { method: 'POST', body: asked }));
  };

  return async (request) => {
    const turn = last.then(async () => refresh(request));
    last = turn.catch(() => undefined);
    return turn;
  };
}
