import * as v from 'valibot';
import { keyHeaders, rpcClient, type RpcAccess } from './clients.ts';
import { dataOf } from './outbox.ts';

/** Removes the uploaded files that no row references; throws if the database or storage fails. */
export type RemovePictures = () => Promise<void>;

/** Timeout of storage, ms: well inside the outbox's 60 s lease. */
const ANSWER_MS = 20_000;

/** Queries the unreferenced files at the time of removal and deletes them through the storage API. */
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
