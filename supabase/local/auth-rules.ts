import type postgres from 'postgres';
import { asText, readJson } from './http.ts';
import type { Claims, Tokens } from './tokens.ts';
import { bearerOf } from './tokens.ts';

/** True when a mail link is asked for an address that has no account. */
export async function isUnknownUser(sql: postgres.Sql, request: Request): Promise<boolean> {
  const email = await addressOf(request);
  if (email === undefined) return false;
  const users = await sql`select 1 from auth.users where email = ${email}`;
  return users.length === 0;
}

/**
 * True when the request would change password, address or phone of an account with a verified factor from a
 * session that has not shown it: a stolen password must not be enough to lock its owner out.
 */
export async function lacksSecondFactor(
  sql: postgres.Sql,
  tokens: Tokens,
  request: Request,
): Promise<boolean> {
  const body = await readJson(request.clone());
  if (!['password', 'email', 'phone'].some((key) => Boolean(body[key]))) return false;
  const claims: Claims | null = await tokens.verify(bearerOf(request)).catch(() => null);
  if (!claims) return false; // lite refuses it
  const owed = await sql`
    select 1 from auth.mfa_factors f
    where f.user_id::text = ${claims.sub ?? ''} and f.status = 'verified' and not exists (
      select 1 from auth.sessions s
      where s.id::text = ${asText(claims['session_id']) ?? ''} and s.aal = 'aal2')`;
  return owed.length > 0;
}

/** Ms in which so many attempts may fail, as hosted. */
const WINDOW = 5 * 60_000;

/** Bounds guessing: at most `limit` failed (or running) attempts in five minutes; successes are not counted. */
export function createAttempts(limit: number, now: () => number = Date.now) {
  let taken: { at: number }[] = [];
  /** Runs an attempt, or answers null without running it when too many have failed. */
  return async (attempt: () => Promise<Response>): Promise<Response | null> => {
    taken = taken.filter(({ at }) => at > now() - WINDOW);
    if (taken.length >= limit) return null;
    const place = { at: now() };
    taken.push(place); // taken before it runs, so that many at once find no gap
    const response = await attempt();
    // A mail's link that fails is answered by a redirect that says so.
    const failed = response.status >= 400 || response.headers.get('location')?.includes('error=');
    if (!failed) taken = taken.filter((other) => other !== place);
    return response;
  };
}

/** The address a mail link is asked for, as the auth service reads it; undefined when there is none. */
export async function addressOf(request: Request): Promise<string | undefined> {
  const { email } = await readJson(request.clone());
  return asText(email)?.toLowerCase();
}

/**
 * Bounds mails: one per address in `every` ms. Counted whether the address has an account or not, so that the answer
 * does not tell.
 */
export function createMailPause(every: number, now: () => number = Date.now) {
  const asked = new Map<string, number>(); // oldest first
  /** Runs a request for a mail, or answers how many seconds the address has to wait. */
  return async (address: string, ask: () => Promise<Response>): Promise<Response | number> => {
    for (const [other, at] of asked) {
      if (at > now() - every) break;
      asked.delete(other);
    }
    const last = asked.get(address);
    if (last !== undefined) return Math.ceil((last + every - now()) / 1000);
    asked.set(address, now()); // before it runs, so that many at once find no gap
    const response = await ask();
    if (response.status >= 400) asked.delete(address); // no mail went out
    return response;
  };
}
