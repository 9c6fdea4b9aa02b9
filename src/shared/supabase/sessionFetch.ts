import { apiFetch } from '@/shared/lib/serverTime.ts';

/** Minimum interval between refreshes of a session, ms. */
const REFRESH_EVERY_MS = 10_000;

/** The last refresh: the token sent, the token received and the response. */
type Refresh = { sent: string; received: string; text: string; at: number; wallAt: number };

function jsonOf(text: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

function answerOf(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

/** Checks both clocks: one may be corrected, the other may stop while the device sleeps. */
function isRecent({ at, wallAt }: Refresh): boolean {
  const age = Math.max(performance.now() - at, Math.abs(Date.now() - wallAt));
  return age < REFRESH_EVERY_MS;
}

/**
 * Fetch of the admin's client. The library compares `expires_at` with the device's clock, which may be hours off, so it
 * is removed from responses and the library uses `expires_in` instead. Repeated refreshes get the last response again.
 * A refusal that arrives once another session has begun fails like a lost connection: the library would end that one.
 * @param currentToken the access token of the present session.
 */
export function sessionFetch(currentToken: () => string | undefined): typeof fetch {
  let last: Refresh | undefined;
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes('/auth/v1/')) return apiFetch(input, init);
    const sent = url.includes('grant_type=refresh_token')
      ? String(jsonOf(init?.body)['refresh_token'])
      : undefined;
    if (sent && last && isRecent(last) && [last.sent, last.received].includes(sent))
      return answerOf(last.text);
    const answer = await apiFetch(input, init);
    if (!answer.ok) {
      const current = currentToken();
      const used = new Headers(init?.headers).get('authorization');
      const isStale = current !== undefined && used !== `Bearer ${current}`;
      if (isStale && url.endsWith('/user'))
        throw new TypeError('The session has changed meanwhile');
      return answer;
    }
    const { expires_at: end, ...rest } = jsonOf(await answer.clone().text());
    if (end === undefined) return answer;
    const text = JSON.stringify(rest);
    if (sent) {
      const received = String(rest['refresh_token']);
      last = { sent, received, text, at: performance.now(), wallAt: Date.now() };
    }
    return answerOf(text);
  };
}
