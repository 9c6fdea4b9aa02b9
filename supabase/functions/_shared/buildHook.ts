import * as v from 'valibot';
import { parseUrl } from './text.ts';
import type { GetEnv } from './env.ts';
import type { OutboxJob } from './outbox.ts';

/** Asks the host of the pages to build the site anew; throws where it does not agree to. */
export type BuildHook = (publication: number) => Promise<void>;

/** How long the host may take to say yes, in ms: well inside the outbox's 60 s lease. */
const ANSWER_MS = 20_000;

/** The number of the publication that a row of kind `publish` is about. */
export function publicationOf(job: OutboxJob): number {
  return v.parse(v.object({ publication: v.number() }), job.payload).publication;
}

/**
 * A hook over BUILD_HOOK_URL, an address of the host that starts a build when it is posted to. The address is a secret:
 * no error names it.
 */
export function callBuildHook(get: GetEnv): BuildHook {
  return async (publication) => {
    const url = get('BUILD_HOOK_URL')?.trim() ?? '';
    if (url === '') throw new Error('the secret BUILD_HOOK_URL is not set');
    if (!/^https:\/\/|^http:\/\/127\.0\.0\.1:/.test(url) || !parseUrl(url))
      throw new Error('the secret BUILD_HOOK_URL is no https address');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ publication }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(late ? 'the build hook took too long' : 'the build hook cannot be reached');
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the build hook answered ${String(response.status)}`);
  };
}
