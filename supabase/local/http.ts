import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Largest request body taken, in bytes; the biggest upload the site allows is 5 MB. */
export const MAX_BODY = 6 * 1024 * 1024;

/** Sent with every answer, the site's too; a part that has its own value for one of them replaces it. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Sent with every answer of the backend's own: data, of which no browser is to make a page. */
export const DATA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Hosted Supabase answers every origin: the key and the token protect, not the origin. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, date, etag',
};

/** A JSON answer with CORS headers. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: cors });
}

/** A request's JSON body as an object; anything else reads as `{}`. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return isRecord(body) ? body : {};
}

/** True for a JSON object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a string, else undefined. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Answers a CORS preflight. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    },
  });
}

const FORWARDED = new Set(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded']);
/** Connection headers belong to one hop and must not be passed on. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

/**
 * The caller's headers as the backend may believe them: the address is the socket's, never what the
 * caller claims, because quotas are counted by it.
 */
export function trustedHeaders(raw: readonly string[], address: string | undefined): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    if (!FORWARDED.has(name) && !HOP.has(name)) headers.append(name, raw[index + 1] ?? '');
  }
  const peer = (address ?? '127.0.0.1').replace(/^::ffff:/, '');
  headers.set('x-forwarded-for', peer);
  headers.set('cf-connecting-ip', peer);
  return headers;
}

/** Writes a fetch `Response` to a Node response; a caller that hung up is not an error. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  const reader = response.body?.getReader();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) reader?.cancel().catch(() => undefined);
  });
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (!outgoing.write(part.value)) await once(outgoing, 'drain');
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}
