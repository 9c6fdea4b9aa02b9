import { corsHeaders } from './cors.ts';

/** A handler for Deno.serve. */
export type Handler = (request: Request) => Promise<Response>;

/** Writes one line to the function's log; must not contain an enquirer's name, address or message. */
export type Log = (line: string) => void;

/** The JSON body of an error: a message and the name of the invalid field. */
export interface ErrorBody {
  readonly error: string;
  readonly field?: string;
}

/** Thrown for a 4xx response: the caller's fault, not logged. */
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

/** A JSON response with no-store. */
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
 * An error as one line of at most 200 characters, for the log and `outbox.last_error`. Prefixed with
 * the error's code (ECONNREFUSED, EENVELOPE), if it has one.
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
 * Wraps a handler: answers OPTIONS, rejects methods other than POST with 405, turns a thrown
 * {@link Refusal} into its 4xx and any other error into a logged 500 without internals.
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
 * Builds the handler on the first call instead of at startup: a missing secret becomes a 500 that names
 * it in the log, not a function that fails to boot silently.
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
