import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { withoutSecrets } from './report.ts';

/** Result of a check; `ok` is null if the failure of something else makes it unknown. */
export type Outcome = { ok: boolean | null; detail: string };

export type Check = {
  /** Unique among all. */
  name: string;
  group: keyof typeof words.groups;
  /** Shown if the check fails. */
  advice: string;
  /** Mends what failed, where the screen can. @throws DataError */
  repair?: { label: string; run: () => Promise<unknown> };
  /** @throws the reason of the failure. */
  run: (signal: AbortSignal) => Promise<Outcome>;
};

/** An outcome and how long it took, in ms. */
export type Result = Outcome & { ms: number };

/** Timeout of a check, ms. */
const TIMEOUT_MS = 10_000;

/** Settles as `work` does, or rejects with the reason of `signal` once that aborts: not every call supports signals. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const done = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
  });
  return Promise.race([work, aborted]).finally(() => done.abort());
}

/** A failure in a line: status, code and the backend's own words. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DataError)) return error.message;
  const code = [error.status || '', error.code].filter(Boolean).join(' ');
  return code ? `${code}: ${error.message}` : error.message;
}

async function runCheck({ run }: Check, signal: AbortSignal): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(words.details.timeout(TIMEOUT_MS / 1000))),
    TIMEOUT_MS,
  );
  const either = AbortSignal.any([signal, timeout.signal]);
  const begun = performance.now();
  const outcome = await untilAborted(run(either), either).catch((error: unknown) => ({
    ok: false,
    detail: failureText(timeout.signal.aborted ? timeout.signal.reason : error),
  }));
  clearTimeout(timer);
  return {
    ok: outcome.ok,
    detail: withoutSecrets(outcome.detail),
    ms: Math.round(performance.now() - begun),
  };
}

/** Runs checks one after another. @param signal ends the run; the check in progress yields no result. */
export async function* runChecks(checks: readonly Check[], signal: AbortSignal) {
  for (const check of checks) {
    const result = await runCheck(check, signal);
    if (signal.aborted) return;
    yield { name: check.name, result };
  }
}
