import { randomUUID } from 'node:crypto';
import bcrypt, { hashSync } from 'bcryptjs';
import type postgres from 'postgres';
import { asText, readJson } from './http.ts';
import type { Claims, Tokens } from './tokens.ts';
import { bearerOf } from './tokens.ts';

/** Returns whether the request's address has no account. */
async function isUnknownUser(sql: postgres.Sql, request: Request): Promise<boolean> {
  const email = await addressOf(request);
  if (email === undefined) return false;
  const users = await sql`select 1 from auth.users where email = ${email}`;
  return users.length === 0;
}

/**
 * Returns whether the request would change password, address or phone of an account with a verified factor
 * from an aal1 session: a stolen password must not suffice to lock its owner out.
 */
export async function lacksSecondFactor(
  sql: postgres.Sql,
  tokens: Tokens,
  request: Request,
): Promise<boolean> {
  const body = await readJson(request.clone());
  if (!['password', 'email', 'phone'].some((key) => Boolean(body[key]))) return false;
  const claims: Claims | null = await tokens.verify(bearerOf(request)).catch(() => null);
  if (!claims) return false; // rejected by lite
  const owed = await sql`
    select 1 from auth.mfa_factors f
    where f.user_id::text = ${claims.sub ?? ''} and f.status = 'verified' and not exists (
      select 1 from auth.sessions s
      where s.id::text = ${asText(claims['session_id']) ?? ''} and s.aal = 'aal2')`;
  return owed.length > 0;
}

/** Window of failed attempts, ms, as hosted. */
const WINDOW = 5 * 60_000;

/**
 * Limits guessing: at most `limit` failed or running attempts in five minutes per address and account, so that
 * others are not locked out. Successes are not counted.
 */
export function createAttempts(limit: number, now: () => number = Date.now) {
  const taken = new Map<string, { at: number }[]>(); // least recently used first
  /** Runs an attempt, or returns null without running it if the key has used up its attempts. */
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
    taken.set(who, [...places, place]); // counted before it runs, so that concurrent attempts cannot slip through
    const response = await attempt();
    // A failed mail link is a redirect with an error parameter.
    const failed = response.status >= 400 || response.headers.get('location')?.includes('error=');
    const rest = taken.get(who)?.filter((other) => other !== place) ?? [];
    if (!failed) taken.set(who, rest);
    return response;
  };
}

/** The key that an attempt is counted by: the caller's address and the account or factor. */
export async function attemptKey(tokens: Tokens, request: Request): Promise<string> {
  const { pathname } = new URL(request.url);
  const { email, phone } = await readJson(request.clone());
  let account = (asText(email) ?? asText(phone) ?? '').toLowerCase();
  if (/^\/auth\/v1\/(?:factors\/|user$)/.test(pathname)) {
    const claims: Claims | null = await tokens.verify(bearerOf(request)).catch(() => null);
    account = `${pathname} ${claims?.sub ?? ''}`;
  }
  return `${request.headers.get('x-forwarded-for')} ${account.slice(0, 320)}`;
}

/** A bcrypt hash (cost 10) of a random value: as slow to compare as a stored password. */
const DUMMY_HASH = hashSync(randomUUID(), 10);

/**
 * Hashes the password for an unknown account too: otherwise the response time would reveal which addresses have an
 * account.
 */
export async function hashForUnknown(sql: postgres.Sql, request: Request): Promise<void> {
  const { password } = await readJson(request.clone());
  if (await isUnknownUser(sql, request)) {
    // oxlint-disable-next-line import/no-named-as-default-member -- the same function that lite calls: a test counts
    await bcrypt.compare(asText(password) ?? '', DUMMY_HASH);
  }
}

/** Ends an account's other sessions and its mailed links and codes after a password change, as hosted. */
export async function endOtherSessions(
  sql: postgres.Sql,
  tokens: Tokens,
  request: Request,
): Promise<void> {
  const claims = await tokens.verify(bearerOf(request));
  await sql`delete from auth.sessions where user_id::text = ${claims.sub ?? ''}
    and id::text <> ${asText(claims['session_id']) ?? ''}`;
  const { email } = await readJson(request.clone());
  if (email) return; // the link of this very request
  await sql`update auth.users set email_change_token_current = null, email_change_token_new = null,
    reauthentication_token = null where id::text = ${claims.sub ?? ''}`;
}

/** Maximum length of text fields; passwords in bytes, of which bcrypt uses 72. */
const LONGEST: Record<string, number> = { friendly_name: 255, issuer: 255, email: 320 };
const LONGEST_PASSWORD = 72;
const TEXTS =
  'id email phone password current_password refresh_token token token_hash type nonce friendly_name issuer ' +
  'factor_type challenge_id code auth_code code_verifier';

const LONGEST_DATA = 10_000;

/** The fault in a body, or null: lite and PostgreSQL would crash on it. An empty one is none. */
export async function faultOfBody(request: Request): Promise<string | null> {
  const body = await readJson(request.clone());
  const isRead =
    Object.keys(body).length > 0 || /^(?:\s*\{\s*\}\s*)?$/.test(await request.clone().text());
  if (!isRead) return 'The body must be a JSON object';
  for (const name of TEXTS.split(' ')) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') return `${name} must be a string`;
    if (value.includes('\0')) return `${name} must not hold a NUL`;
    const length = name === 'password' ? Buffer.byteLength(value) : value.length;
    const longest = name === 'password' ? LONGEST_PASSWORD : (LONGEST[name] ?? 4096);
    if (length > longest) return `${name} is longer than ${longest}`;
  }
  // Included in every token of the account.
  for (const name of ['data', 'user_metadata']) {
    const data = JSON.stringify(body[name] ?? '');
    if (Buffer.byteLength(data) > LONGEST_DATA)
      return `${name} is longer than ${LONGEST_DATA} bytes`;
    if (data.includes(String.raw`\u0000`)) return `${name} must not hold a NUL`;
  }
  return null;
}

/** The address that an emailed link is requested for, as parsed by the auth service; undefined if missing. */
export async function addressOf(request: Request): Promise<string | undefined> {
  const { email } = await readJson(request.clone());
  return asText(email)?.toLowerCase();
}

/**
 * Limits emails to one per address in `every` ms. Counted with or without an account, so that the response does not
 * reveal which.
 */
export function createMailPause(every: number, now: () => number = Date.now) {
  const requestedAt = new Map<string, number>(); // oldest first
  /** Runs a request for an email, or returns the seconds until the address may request the next. */
  return async (address: string, ask: () => Promise<Response>): Promise<Response | number> => {
    for (const [other, at] of requestedAt) {
      if (at > now() - every) break;
      requestedAt.delete(other);
    }
    const last = requestedAt.get(address);
    if (last !== undefined) return Math.ceil((last + every - now()) / 1000);
    requestedAt.set(address, now()); // set before it runs, so that concurrent requests cannot slip through
    const response = await ask();
    if (response.status >= 400) requestedAt.delete(address); // no mail was sent
    return response;
  };
}
