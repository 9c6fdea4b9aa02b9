import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request in progress, for code below @supabase/lite. */
export interface RequestContext {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The original database error, which lite replaces with its own code. */
  error?: DatabaseError | undefined;
}

export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Creates the context of one request. */
export function contextOf(request: Request): RequestContext {
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
  };
}

let quieted = false;

/** Suppresses lite's log of rejected queries with stacks, whose errors are returned anyway. `DEBUG=1` shows them. */
export function quietWhileServing(): void {
  if (quieted) return;
  quieted = true;
  const print = console.error.bind(console);
  console.error = (...items: unknown[]) => {
    if (!requestContext.getStore() || process.env['DEBUG']) print(...items);
  };
}
