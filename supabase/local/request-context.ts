import { AsyncLocalStorage } from 'node:async_hooks';

/** What the code below @supabase/lite needs to know of the HTTP request it works for. */
export interface RequestContext {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The database's own error, which lite hides behind its own code. */
  error?: DatabaseError | undefined;
}

export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Makes the context of one request. */
export function contextOf(request: Request): RequestContext {
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
  };
}

let quieted = false;

/** lite prints every refused query with a stack; the caller gets the error anyway. `DEBUG=1` shows them. */
export function quietWhileServing(): void {
  if (quieted) return;
  quieted = true;
  const print = console.error.bind(console);
  console.error = (...items: unknown[]) => {
    if (!requestContext.getStore() || process.env['DEBUG']) print(...items);
  };
}
