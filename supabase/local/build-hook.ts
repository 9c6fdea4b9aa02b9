import { randomBytes } from 'node:crypto';
import { isRecord, json } from './http.ts';
import type { Answer } from './server.ts';

/** Starts a build of the site for a publication; returns at once. */
export type OnPublish = (publication: number) => void;

/**
 * Emulates a host's build hook: an unguessable path that starts a build on POST.
 * @returns the path and its handler.
 */
export function createBuildHook(onPublish: OnPublish): { path: string; answer: Answer } {
  const path = `/_build/${randomBytes(24).toString('hex')}`;
  return {
    path,
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (pathname !== path || request.method !== 'POST')
        return json(404, { message: 'Not found' });
      const body: unknown = await request.json().catch(() => undefined);
      if (!isRecord(body) || typeof body['publication'] !== 'number')
        return json(400, { message: 'Which publication?' });
      onPublish(body['publication']);
      return json(202, {});
    },
  };
}
