import { SignJWT, jwtVerify, type JWTPayload } from 'jose';
import { asText } from './http.ts';

/** The caller, as in the database's `request.jwt.claims`. */
export interface Claims extends JWTPayload {
  role: string;
}

/** Signs and verifies this server's tokens, and maps its two API keys to roles. */
export interface Tokens {
  sign: (payload: JWTPayload, expires: number | string) => Promise<string>;
  /** Throws jose's error if the token is foreign, altered or expired. */
  verify: (token: string) => Promise<Claims>;
  /** `anon`, `service_role`, or undefined for an unknown key. */
  roleOfKey: (key: string | null | undefined) => string | undefined;
  /** Claims of a request: of its user token, else of its key. Throws as `verify` does. */
  ofRequest: (request: Request) => Promise<Claims>;
}

/** HS256 tokens with the given secret; `keys` maps an API key to its role. */
export function createTokens(secret: string, keys: Record<string, string>): Tokens {
  const key = new TextEncoder().encode(secret);
  const roles = new Map(Object.entries(keys));
  const roleOfKey = (apiKey: string | null | undefined) => roles.get(apiKey ?? '');
  const verify = async (token: string): Promise<Claims> => {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return { ...payload, role: asText(payload['role']) ?? 'anon' };
  };
  return {
    roleOfKey,
    verify,
    sign: (payload, expires) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(key),
    async ofRequest(request) {
      const bearer = bearerOf(request);
      if (bearer && !roleOfKey(bearer)) return verify(bearer);
      return { role: roleOfKey(request.headers.get('apikey')) ?? roleOfKey(bearer) ?? 'anon' };
    },
  };
}

/** The token of the Authorization header, or ''. */
export function bearerOf(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '');
}
