/** Result of a check. `ok` is null if it could not be determined. */
export type Finding = {
  ok: boolean | null;
  /** The checked thing. */
  what: string;
  /** How to fix it; omit if fine. */
  todo?: string;
};

/** Timeout of a request, ms. */
const ANSWER_MS = 20_000;

/** A finding by condition. */
export function found(ok: boolean, well: string, wrong: string, todo: string): Finding {
  return ok ? { ok, what: well } : { ok, what: wrong, todo };
}

/** Response without following redirects; undefined on network errors and timeouts. */
export async function request(
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
