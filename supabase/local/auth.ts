import type postgres from 'postgres';
import { createAuthClaims } from './auth-claims.ts';
import { readJson } from './http.ts';
import { authError, createMfa } from './mfa.ts';
import type { Tokens } from './tokens.ts';

export interface AuthOptions {
  sql: postgres.Sql;
  tokens: Tokens;
  url: string;
  jwtExpiry: number;
  /** Everything the auth service can do without us. */
  lite: (request: Request) => Promise<Response>;
}

/** Answers /auth/v1/*: lite's GoTrue with the parts it lacks put around it. */
export function createAuth(options: AuthOptions): (request: Request) => Promise<Response> {
  const { sql, tokens, jwtExpiry, lite } = options;
  const issuer = `${options.url}/auth/v1`;
  const claims = createAuthClaims(sql, tokens, issuer);
  const mfa = createMfa({ sql, tokens, claims, jwtExpiry, issuer });

  return async (request) => {
    if (request.method === 'OPTIONS') return lite(request);
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/factors')) return mfa(request);
    if (pathname === '/auth/v1/otp' && (await isUnknownUser(sql, request))) {
      // Fault 4: lite would make an account although sign-ups are off.
      return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    return claims.enrich(pathname + search, await lite(request));
  };
}

async function isUnknownUser(sql: postgres.Sql, request: Request): Promise<boolean> {
  const { email } = await readJson(request.clone());
  if (typeof email !== 'string') return false;
  const users = await sql`select 1 from auth.users where email = ${email.toLowerCase()}`;
  return users.length === 0;
}
