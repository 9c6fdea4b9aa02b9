import { randomUUID } from 'node:crypto';
import bcrypt, { hashSync } from 'bcryptjs';
import type postgres from 'postgres';
import { asText, readJson } from './http.ts';
import type { Claims, Tokens } from './tokens.ts';
import { bearerOf } from './tokens.ts';

/** True when the address of a request has no account. */
async function isUnknownUser(sql: postgres.Sql, request: Request): Promise<boolean> {
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

/**
 * Bounds guessing: at most `limit` failed (or running) attempts in five minutes by one address at one account, so that
 * nobody locks others out. Successes are not counted.
 */
export function createAttempts(limit: number, now: () => number = Date.now) {
  const taken = new Map<string, { at: number }[]>(); // the longest quiet first
  /** Runs an attempt, or answers null without running it when too many of `who` have failed. */
  return async (who: string, attempt: () => Promise<Response>): Promise<Response | null> => {
    const isOld = (place: { at: number } | undefined) => !place || place.at <= now() - WINDOW;
    for (const [other, places] of taken) {
      if (!isOld(places.at(-1))) break;
      taken.delete(other);
    }
    const places = (taken.get(who) ?? []).filter((place) => !isOld(place));
    if (places.length >= limit) return null;
    const place = { at: now() };
    taken.delete(who);
    taken.set(who, [...places, place]); // before it runs, so that many at once find no gap
    const response = await attempt();
    // A mail's link that fails is answered by a redirect that says so.
    const failed = response.status >= 400 || response.headers.get('location')?.includes('error=');
    const rest = taken.get(who)?.filter((other) => other !== place) ?? [];
    if (!failed) taken.set(who, rest);
    return response;
  };
}

/** Whom an attempt is counted for: the caller's address and the account or factor that it is tried at. */
export async function attemptKey(request: Request): Promise<string> {
  const { pathname } = new URL(request.url);
  const { email, phone } = await readJson(request.clone());
  const account = pathname.startsWith('/auth/v1/factors/')
    ? pathname
    : (asText(email) ?? asText(phone) ?? '').toLowerCase();
  return `${request.headers.get('x-forwarded-for')} ${account.slice(0, 320)}`;
}

/** As dear to compare with as a stored password: bcrypt at cost 10, of nothing anybody knows. */
const NOBODYS_HASH = hashSync(randomUUID(), 10);

/**
 * Does for an account that is not there what is done for one that is: the password is hashed. Else the time of the
 * answer tells which addresses have an account.
 */
export async function hashForNobody(sql: postgres.Sql, request: Request): Promise<void> {
  const { password } = await readJson(request.clone());
  if (await isUnknownUser(sql, request)) {
    // oxlint-disable-next-line import/no-named-as-default-member -- the very function that lite calls: a test counts
    await bcrypt.compare(asText(password) ?? '', NOBODYS_HASH);
  }
}

/** Ends an account's sessions but the one that has just changed the password, as hosted. */
export async function endOtherSessions(
  sql: postgres.Sql,
  tokens: Tokens,
  request: Request,
): Promise<void> {
  const claims = await tokens.verify(bearerOf(request));
  await sql`delete from auth.sessions where user_id::text = ${claims.sub ?? ''}
    and id::text <> ${asText(claims['session_id']) ?? ''}`;
}

/** Longest text of a body's field; a password's is counted in bytes, of which bcrypt reads 72. */
const LONGEST: Record<string, number> = { friendly_name: 255, issuer: 255, email: 320 };
const LONGEST_PASSWORD = 72;
const TEXTS =
  'email phone password refresh_token token token_hash type nonce friendly_name issuer factor_type challenge_id code';

const LONGEST_DATA = 10_000;

/** What is wrong with the fields of a body that are to be text, or null: lite and PostgreSQL would fall over it. */
export async function faultOfBody(request: Request): Promise<string | null> {
  const body = await readJson(request.clone());
  for (const name of TEXTS.split(' ')) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') return `${name} must be a string`;
    if (value.includes('\0')) return `${name} must not hold a NUL`;
    const length = name === 'password' ? Buffer.byteLength(value) : value.length;
    const longest = name === 'password' ? LONGEST_PASSWORD : (LONGEST[name] ?? 4096);
    if (length > longest) return `${name} is longer than ${longest}`;
  }
  // Every token of the account would carry it.
  if (Buffer.byteLength(JSON.stringify(body['data'] ?? '')) > LONGEST_DATA)
    return `data is longer than ${LONGEST_DATA} bytes`;
  return null;
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
