/** What one look at a part of a hosted project came to. `ok` is null where it could not be told. */
export type Finding = {
  ok: boolean | null;
  /** What was looked at, in plain words. */
  what: string;
  /** What to do about it; not for what is well. */
  todo?: string;
};

/** How long anything may take to answer, ms. */
const ANSWER_MS = 20_000;

/** A finding by a condition. */
export function found(ok: boolean, well: string, wrong: string, todo: string): Finding {
  return ok ? { ok, what: well } : { ok, what: wrong, todo };
}

/** An answer as it came, redirects not followed; undefined where nobody answers in time. */
export async function ask(
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(address, { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}
