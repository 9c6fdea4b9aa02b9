import { corsHeaders } from './cors.ts';

/** A function as Deno.serve wants it. */
export type Handler = (request: Request) => Promise<Response>;

/** Writes one line to the function's log. Never given an enquirer's name, address or message. */
export type Log = (line: string) => void;

/** What a caller is told of an error: a sentence, and the name of the field that is wrong. */
export interface ErrorBody {
  readonly error: string;
  readonly field?: string;
}

/** Thrown to answer with a 4xx: the caller's fault, nothing to log. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, error: string, field?: string) {
    super(error);
    this.name = 'Refusal';
    this.status = status;
    this.body = field === undefined ? { error } : { error, field };
  }
}

/** A JSON answer that no cache keeps. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}

/**
 * One line of at most 200 characters that says what went wrong, for the log and for
 * `outbox.last_error`. Prefixed with the error's code (ECONNREFUSED, EENVELOPE) where it has one.
 */
export function shortError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? `${String(error.code)}: ` : '';
  const line = `${code}${message}`.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line || 'unknown error';
}

interface EndpointOptions {
  /** `public`: browsers may call it (CORS and OPTIONS). `server`: no CORS headers at all. */
  readonly audience: 'public' | 'server';
  readonly log: Log;
}

/**
 * Wraps a handler: answers OPTIONS, refuses other methods than POST with 405, turns a thrown
 * {@link Refusal} into its 4xx and anything else into a 500 that shows no internals and is logged.
 */
export function endpoint(options: EndpointOptions, handle: Handler): Handler {
  const headers = options.audience === 'public' ? corsHeaders : {};
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (request.method !== 'POST') {
      return json(
        405,
        { error: 'Only POST is answered here.' },
        { ...headers, allow: 'POST, OPTIONS' },
      );
    }
    const response = await handle(request).catch((error: unknown) => {
      if (error instanceof Refusal) return json(error.status, error.body);
      options.log(`failed: ${shortError(error)}`);
      return json(500, { error: 'Something went wrong on our side.' });
    });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/**
 * Builds the handler at the first call instead of at start, so that a missing secret is one logged
 * 500 that names the secret in the log, not a function that fails to boot without a word.
 */
export function whenConfigured(build: () => Handler, options: EndpointOptions): Handler {
  let handler: Handler | undefined;
  return async (request) => {
    if (handler !== undefined) return handler(request);
    return endpoint(options, async (first) => {
      handler = build();
      return handler(first);
    })(request);
  };
}
