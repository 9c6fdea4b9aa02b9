import type postgres from 'postgres';
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
import type { ProjectConfig } from './config.ts';
import { json, readJson } from './http.ts';
import { authError, createMfa } from './mfa.ts';
import { createRefresh, isRefresh } from './refresh.ts';
import type { Tokens } from './tokens.ts';

export interface AuthOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  url: string;
  config: Pick<
    ProjectConfig,
    'jwtExpiry' | 'refreshReuse' | 'signInAttempts' | 'verifyAttempts' | 'mailEvery'
  >;
  /** The parts of the auth service that lite implements. */
  lite: (request: Request) => Promise<Response>;
}

const LINK_PATHS = new Set(['/auth/v1/otp', '/auth/v1/magiclink']);
const RECOVER = '/auth/v1/recover';

/** Handles /auth/v1/*: lite's GoTrue, wrapped with the features it lacks. */
export function createAuth(options: AuthOptions): (request: Request) => Promise<Response> {
  const { sql, tokens, config, lite } = options;
  const issuer = `${options.url}/auth/v1`;
  const claims = createAuthClaims(sql, tokens, issuer);
  const mfa = createMfa({ sql, tokens, claims, jwtExpiry: config.jwtExpiry, issuer });
  const signInAttempt = createAttempts(config.signInAttempts);
  const verifyAttempt = createAttempts(config.verifyAttempts);
  const refresh = createRefresh(sql, config.refreshReuse, lite);
  const mailPause = createMailPause(config.mailEvery);

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname, search } = url;
    if (pathname.startsWith('/auth/v1/factors')) return mfa(request);
    // Fault 4: lite would create an account although sign-ups are off. The site has no sign-in by emailed link.
    if (LINK_PATHS.has(pathname))
      return authError(422, 'otp_disabled', 'Signing in by a link is switched off.');
    if (
      pathname === '/auth/v1/user' &&
      request.method !== 'GET' &&
      (await lacksSecondFactor(sql, tokens, request))
    ) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      return authError(401, 'insufficient_aal', message);
    }
    const ask = async () => {
      const response = await claims.enrich(
        pathname + search,
        await (isRefresh(url) ? refresh : lite)(request.clone()),
      );
      const changesPassword = pathname === '/auth/v1/user' && request.method === 'PUT';
      if (changesPassword && response.ok && (await readJson(request))['password']) {
        await endOtherSessions(sql, tokens, request);
      }
      return response;
    };
    const address = pathname === RECOVER ? await addressOf(request) : undefined;
    if (address === undefined) return ask();
    const result = await mailPause(address, async () => afterwards(ask));
    if (result instanceof Response) return result;
    const message = `For security purposes, you can only request this after ${result} seconds.`;
    return authError(429, 'over_email_send_rate_limit', message);
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
    const attempt = pathname.endsWith('/verify') ? verifyAttempt : isSignIn && signInAttempt;
    if (!attempt) return answer(request);
    const tried = await attempt(await attemptKey(request), async () => {
      if (isSignIn) await hashForUnknown(sql, request);
      return answer(request);
    });
    return tried ?? authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}

/** Responds before the email is composed: the duration would reveal whether the account exists. */
function afterwards(work: () => Promise<Response>): Response {
  work().catch((error: unknown) => {
    console.error('auth:', error instanceof Error ? error.message : error);
  });
  return json(200, {});
}
