import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Largest request body, in bytes; the site's largest upload is 5 MB. */
export const MAX_BODY = 6 * 1024 * 1024;

/** Added to every response, the site's too; handlers may override single headers. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Added to every response of the backend: data, never rendered as a page. */
export const DATA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Hosted Supabase allows every origin: keys and tokens protect the data. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, date, etag',
};

/** A JSON response with CORS headers. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: cors });
}

/** A request's JSON body as an object; `{}` for anything else. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return isRecord(body) ? body : {};
}

/** Returns whether the value is a JSON object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a string, else undefined. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Responds to a CORS preflight. */
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
/** Hop-by-hop headers, which must not be forwarded. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

/** The request headers with the socket's address instead of a claimed one, because quotas depend on it. */
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

/** Writes a fetch `Response` to a Node response; ignores a disconnected client. */
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
