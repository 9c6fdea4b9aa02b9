import type postgres from 'postgres';
import { createAuthAdmin } from './auth-admin.ts';
import { createAuthClaims } from './auth-claims.ts';
import {
  addressOf,
  attemptKey,
  createAttempts,
  createMailPause,
  endOtherSessions,
  faultOfBody,
  hashForUnknown,
  lacksSecondFactor,
} from './auth-rules.ts';
import { authError, findCaller } from './auth-session.ts';
import type { ProjectConfig } from './config.ts';
import { asText, json, readJson } from './http.ts';
import { createMfa } from './mfa.ts';
import { refusePasswordChange } from './password-change.ts';
import { createRefresh, isRefresh } from './refresh.ts';
import type { Tokens } from './tokens.ts';

export interface AuthOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  url: string;
  config: ProjectConfig;
  /** The parts of the auth service that lite implements. */
  lite: (request: Request) => Promise<Response>;
}

const LINK_PATHS = new Set(['/auth/v1/otp', '/auth/v1/magiclink']);
const RECOVER = '/auth/v1/recover';
const REAUTHENTICATE = '/auth/v1/reauthenticate';
const VERIFY = '/auth/v1/verify';
const USER = '/auth/v1/user';

/** Handles /auth/v1/*: lite's GoTrue, wrapped with the features it lacks. */
export function createAuth(options: AuthOptions): (request: Request) => Promise<Response> {
  const { sql, tokens, config, lite } = options;
  const issuer = `${options.url}/auth/v1`;
  const claims = createAuthClaims(sql, tokens, issuer);
  const mfa = createMfa({ sql, tokens, claims, jwtExpiry: config.jwtExpiry, issuer });
  const { minimumPasswordLength } = config;
  const admin = createAuthAdmin({ sql, tokens, claims, minimumPasswordLength });
  const signInAttempt = createAttempts(config.signInAttempts);
  const verifyAttempt = createAttempts(config.verifyAttempts);
  const refresh = createRefresh(sql, config.refreshReuse, lite);
  const mailPause = createMailPause(config.mailEvery);

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname, search, searchParams } = url;
    if (pathname.startsWith('/auth/v1/factors')) return mfa(request);
    if (pathname.startsWith('/auth/v1/admin')) return admin(request);
    // Fault 4: lite would create an account although sign-ups are off. The site has no sign-in by emailed link.
    if (LINK_PATHS.has(pathname))
      return authError(422, 'otp_disabled', 'Signing in by a link is switched off.');
    // Fault 4d: lite would sign in with the code of a reauthentication mail, which only confirms a session.
    if (pathname === VERIFY && (await typesOf(request, searchParams)).includes('reauthentication'))
      return authError(400, 'validation_failed', 'Invalid email verification type');
    const ask = async () =>
      claims.enrich(pathname + search, await (isRefresh(url) ? refresh : lite)(request.clone()));
    if (pathname === USER && request.method === 'PUT') return changeUser(request, ask);
    if (pathname === REAUTHENTICATE && request.method === 'GET') {
      const caller = await findCaller({ sql, tokens }, request);
      if (caller instanceof Response) return caller;
      return paced(`reauthenticate ${caller.userId}`, ask);
    }
    const address = pathname === RECOVER ? await addressOf(request) : undefined;
    return address === undefined ? ask() : paced(address, async () => afterwards(ask));
  };

  /** Runs a request that sends a mail, unless the last one for `who` was just sent. */
  const paced = async (who: string, ask: () => Promise<Response>): Promise<Response> => {
    const result = await mailPause(who, ask);
    if (result instanceof Response) return result;
    const message = `For security purposes, you can only request this after ${result} seconds.`;
    return authError(429, 'over_email_send_rate_limit', message);
  };

  const changeUser = async (request: Request, ask: () => Promise<Response>): Promise<Response> => {
    const caller = await findCaller({ sql, tokens }, request);
    if (caller instanceof Response) return caller;
    if (await lacksSecondFactor(sql, tokens, request)) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      return authError(401, 'insufficient_aal', message);
    }
    const body = await readJson(request.clone());
    const changesPassword = body['password'] !== undefined;
    const refusal = changesPassword && (await refusePasswordChange({ sql, config }, caller, body));
    if (refusal) return refusal;
    const email = asText(body['email'])?.toLowerCase();
    const sendsMail = email !== undefined && email !== '' && email !== caller.email;
    const response = await (sendsMail ? paced(`email_change ${caller.userId}`, ask) : ask());
    if (changesPassword && response.ok) await endOtherSessions(sql, tokens, request);
    return response;
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return lite(request);
    const { pathname, searchParams } = new URL(request.url);
    const fault = await faultOfBody(request);
    if (fault) return authError(400, 'validation_failed', fault);
    // lite decodes paths: the comparison here must see the same path.
    if (pathname.includes('%')) return authError(404, 'not_found', 'Not found');
    const isPassword = searchParams.getAll('grant_type').includes('password');
    const isSignIn = pathname === '/auth/v1/token' && isPassword;
    // A changed user names the current password or a mailed code: they must not be guessed with a stolen session.
    const isCode = pathname.endsWith('/verify') || (pathname === USER && request.method === 'PUT');
    const attempt = isCode ? verifyAttempt : isSignIn && signInAttempt;
    if (!attempt) return answer(request);
    const tried = await attempt(await attemptKey(tokens, request), async () => {
      if (isSignIn) await hashForUnknown(sql, request);
      return answer(request);
    });
    return tried ?? authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}

/** The verification types that a link or a code names. */
async function typesOf(request: Request, query: URLSearchParams): Promise<unknown[]> {
  return [...query.getAll('type'), (await readJson(request.clone()))['type']];
}

/** Responds before the email is composed: the duration would reveal whether the account exists. */
function afterwards(work: () => Promise<Response>): Response {
  work().catch((error: unknown) => {
    console.error('auth:', error instanceof Error ? error.message : error);
  });
  return json(200, {});
}
