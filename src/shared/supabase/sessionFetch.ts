import { apiFetch } from '@/shared/lib/serverTime.ts';

/** A sign-in is refreshed at most this often, in ms. */
const REFRESH_EVERY_MS = 10_000;

/** A refresh that has just been answered: the token it was asked with, the one it gave, and the answer. */
type Refresh = { asked: string; given: string; text: string; at: number; wallAt: number };

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

/** By both clocks of the device: one may be put right, the other may stand still while the device sleeps. */
function isRecent({ at, wallAt }: Refresh): boolean {
  const age = Math.max(performance.now() - at, Math.abs(Date.now() - wallAt));
  return age < REFRESH_EVERY_MS;
}

/**
 * The fetch of the admin's client. The library compares the end of a sign-in with the device's clock, which may be hours
 * off: the end that the server names is left out of its answers, and the library counts the sign-in's length from when it
 * arrives. Should it want to refresh a sign-in over and over all the same, it is given the last answer again.
 */
export function sessionFetch(): typeof fetch {
  let last: Refresh | undefined;
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes('/auth/v1/')) return apiFetch(input, init);
    const asked = url.includes('grant_type=refresh_token')
      ? String(jsonOf(init?.body)['refresh_token'])
      : undefined;
    if (asked && last && isRecent(last) && [last.asked, last.given].includes(asked))
      return answerOf(last.text);
    const answer = await apiFetch(input, init);
    if (!answer.ok) return answer;
    const { expires_at: end, ...rest } = jsonOf(await answer.clone().text());
    if (end === undefined) return answer;
    const text = JSON.stringify(rest);
    if (asked) {
      const given = String(rest['refresh_token']);
      last = { asked, given, text, at: performance.now(), wallAt: Date.now() };
    }
    return answerOf(text);
  };
}
