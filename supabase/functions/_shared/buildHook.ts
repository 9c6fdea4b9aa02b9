import * as v from 'valibot';
import { parseUrl } from './text.ts';
import type { GetEnv } from './env.ts';
import type { OutboxJob } from './outbox.ts';

/** Requests a build of the site from the pages host; throws unless the host accepts. */
export type BuildHook = (publication: number) => Promise<void>;

/** Timeout of the host's response, ms: well inside the outbox's 60 s lease. */
const ANSWER_MS = 20_000;

/** The publication number in a row of kind `publish`. */
export function publicationOf(job: OutboxJob): number {
  return v.parse(v.object({ publication: v.number() }), job.payload).publication;
}

/**
 * A hook that POSTs to BUILD_HOOK_URL, which starts a build on the host. The URL is a secret: errors never contain it.
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
