import * as v from 'valibot';
import { keyHeaders, rpcClient, type RpcAccess } from './clients.ts';
import { dataOf } from './outbox.ts';

/** Removes the uploaded files that no row names; throws where the database or the storage refuses. */
export type RemovePictures = () => Promise<void>;

/** How long the storage may take, in ms: well inside the outbox's 60 s lease. */
const ANSWER_MS = 20_000;

/** Asks the database which files are unused now, not when they were noticed, and removes them over the storage API. */
export function pictureRemover(access: RpcAccess): RemovePictures {
  const rpc = rpcClient(access);
  return async () => {
    const answer = dataOf('unused_pictures', await rpc('unused_pictures', {}));
    const names = v.parse(v.array(v.string()), answer);
    if (names.length === 0) return;
    const response = await fetch(`${access.url}/storage/v1/object/media`, {
      method: 'DELETE',
      headers: {
        ...keyHeaders(access.key),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prefixes: names }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the storage answered ${String(response.status)}`);
  };
}
