import type { GenericSchema } from 'valibot';
import type { Database } from '@/shared/supabase/database.types.ts';
import type { ErrorBody } from '@/shared/supabase/errors.ts';
import { refused } from '@/shared/supabase/refused.ts';

type Procedures = Database['public']['Functions'];
type Name = keyof Procedures;
/** Rows of a procedure in which columns may be null, which generated types do not say; default: any of them. */
export type Nullable<Row, Columns extends keyof Row = keyof Row> = Omit<Row, Columns> & {
  [Column in Columns]: Row[Column] | null;
};

type Response = { data: unknown; error: ErrorBody | null; status: number };

/** The part of a client that calls need: both the visitors' and the admin area's have it. */
type Caller = {
  // A method, so that the clients' narrower arguments fit.
  rpc(name: Name, args: object): { abortSignal: (signal: AbortSignal) => PromiseLike<Response> };
};

/** Arguments of a procedure, if it takes any. */
export type ArgsOf<N extends Name> = Procedures[N]['Args'] extends never
  ? Record<string, never>
  : Procedures[N]['Args'];

type Description<Answer> = {
  /** Schema of the answer; default: not validated, typed as generated. */
  answer?: GenericSchema<unknown, Answer>;
  /** Timeout, ms; the backend may have done the work all the same. */
  patience?: number;
};

/**
 * A procedure's answer does not have the expected type, such as an older server's.
 * @param path path of the key in the answer.
 */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';

  constructor(procedure: string, path: string) {
    super(`${procedure} answered what cannot be read at "${path}".`);
  }
}

const PATIENCE_MS = 15_000;

/** Unreadable answers that were logged, by procedure and path: a poll would repeat them. */
const logged = new Set<string>();

/** An error for an answer that cannot be read, which is logged the first time. */
export function unreadable(procedure: string, path: string, why = ''): UnreadableAnswerError {
  const error = new UnreadableAnswerError(procedure, path);
  if (!logged.has(error.message)) console.warn(error.message, why);
  logged.add(error.message);
  return error;
}

function read<Answer>(name: Name, schema: GenericSchema<unknown, Answer>, data: unknown): Answer {
  // The schema brings its library along: a page whose calls have none loads none.
  const { typed, value, issues } = schema['~run']({ value: data }, {});
  if (typed && !issues) return value;
  const path = (issues?.[0].path ?? []).map(({ key }) => String(key)).join('.');
  throw unreadable(name, path, issues?.[0].message);
}

/** Runs a request that ends after `ms`, or with `outer`. */
async function limited<T>(
  request: (signal: AbortSignal) => PromiseLike<T>,
  ms: number,
  outer: AbortSignal | undefined,
): Promise<T> {
  // `AbortSignal.any` is newer than the browsers that are supported.
  const inner = new AbortController();
  const stop = () => inner.abort();
  const timer = setTimeout(stop, ms);
  outer?.addEventListener('abort', stop);
  const ended = new Promise<never>((_resolve, reject) => {
    inner.signal.addEventListener('abort', () =>
      reject(new DOMException('No answer.', outer?.aborted ? 'AbortError' : 'TimeoutError')),
    );
  });
  if (outer?.aborted) stop();
  try {
    // The client may wait for a new token before it sends anything, which no signal ends.
    return await Promise.race([request(inner.signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

/**
 * Describes a procedure once: its name, the type of its answer and its timeout. The description is the function that
 * calls it.
 * @returns a function that resolves with the answer. It rejects with DataError if the backend refused,
 * UnreadableAnswerError if the answer does not match the type, and TimeoutError.
 */
export function call<N extends Name, Answer = Procedures[N]['Returns']>(
  name: N,
  { answer, patience = PATIENCE_MS }: Description<Answer> = {},
) {
  const run = async (client: Caller, args: ArgsOf<N>, signal?: AbortSignal): Promise<Answer> => {
    const { data, error, status } = await limited(
      (end) => client.rpc(name, args).abortSignal(end),
      patience,
      signal,
    );
    if (error) throw await refused(error, status);
    return answer ? read(name, answer, data) : (data as Answer);
  };
  return Object.assign(run, { procedure: name });
}
