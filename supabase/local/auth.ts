import type postgres from 'postgres';
import { createAuthClaims } from './auth-claims.ts';
import {
  addressOf,
  attemptKey,
  createAttempts,
  createMailPause,
  endOtherSessions,
  faultOfBody,
  hashForNobody,
  lacksSecondFactor,
} from './auth-rules.ts';
import type { ProjectConfig } from './config.ts';
import { json, readJson } from './http.ts';
import { authError, createMfa } from './mfa.ts';
import type { Tokens } from './tokens.ts';

export interface AuthOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  url: string;
  config: Pick<ProjectConfig, 'jwtExpiry' | 'signInAttempts' | 'verifyAttempts' | 'mailEvery'>;
  /** Everything the auth service can do without us. */
  lite: (request: Request) => Promise<Response>;
}

const LINK_PATHS = new Set(['/auth/v1/otp', '/auth/v1/magiclink']);
const RECOVER = '/auth/v1/recover';

/** Answers /auth/v1/*: lite's GoTrue with the parts it lacks put around it. */
export function createAuth(options: AuthOptions): (request: Request) => Promise<Response> {
  const { sql, tokens, config, lite } = options;
  const issuer = `${options.url}/auth/v1`;
  const claims = createAuthClaims(sql, tokens, issuer);
  const mfa = createMfa({ sql, tokens, claims, jwtExpiry: config.jwtExpiry, issuer });
  const signInAttempt = createAttempts(config.signInAttempts);
  const verifyAttempt = createAttempts(config.verifyAttempts);
  const mailPause = createMailPause(config.mailEvery);

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/factors')) return mfa(request);
    // Fault 4: lite would make an account although sign-ups are off. And nothing of ours signs in by a link in a mail.
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
      const response = await claims.enrich(pathname + search, await lite(request.clone()));
      const changesPassword = pathname === '/auth/v1/user' && request.method === 'PUT';
      if (changesPassword && response.ok && (await readJson(request))['password']) {
        await endOtherSessions(sql, tokens, request);
      }
      return response;
    };
    const address = pathname === RECOVER ? await addressOf(request) : undefined;
    if (address === undefined) return ask();
    const asked = await mailPause(address, async () => afterwards(ask));
    if (asked instanceof Response) return asked;
    const message = `For security purposes, you can only request this after ${asked} seconds.`;
    return authError(429, 'over_email_send_rate_limit', message);
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return lite(request);
    const { pathname, searchParams } = new URL(request.url);
    const fault = await faultOfBody(request);
    if (fault) return authError(400, 'validation_failed', fault);
    // lite decodes addresses: what is compared here must be what it reads.
    if (pathname.includes('%')) return authError(404, 'not_found', 'Not found');
    const isPassword = searchParams.getAll('grant_type').includes('password');
    const isSignIn = pathname === '/auth/v1/token' && isPassword;
    const attempt = pathname.endsWith('/verify') ? verifyAttempt : isSignIn && signInAttempt;
    if (!attempt) return answer(request);
    const tried = await attempt(await attemptKey(request), async () => {
      if (isSignIn) await hashForNobody(sql, request);
      return answer(request);
    });
    return tried ?? authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}

/** Answers before the mail is made: how long that takes would tell whether there is an account. */
function afterwards(work: () => Promise<Response>): Response {
  work().catch((error: unknown) => {
    console.error('auth:', error instanceof Error ? error.message : error);
  });
  return json(200, {});
}
