import * as v from 'valibot';
import { callerAddress } from '../_shared/callerAddress.ts';
import type { Rpc, RpcError } from '../_shared/clients.ts';
import { endpoint, json, Refusal, type Handler, type Log } from '../_shared/respond.ts';
import { readBody } from '../_shared/validate.ts';

const bodySchema = v.object({
  eventId: v.pipe(v.string('must be a UUID'), v.uuid('must be a UUID')),
  visitorId: v.pipe(
    v.string('must be a visitor id'),
    v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _'),
  ),
});

const likeCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export interface LikeDeps {
  /** A client that forwards the caller's address ('' if unknown) to the database for its quota. */
  readonly rpcFor: (address: string) => Rpc;
  readonly log: Log;
}

const columns = new Map([
  ['p_event_id', 'eventId'],
  ['p_visitor', 'visitorId'],
]);

function refusalOf(error: RpcError): Error {
  if (error.status === 404 || error.code === '23503') {
    return new Refusal(404, 'No such event.', 'eventId');
  }
  if (error.status === 429) return new Refusal(429, 'Too many likes from here for today.');
  if (error.status === 400 || error.status === 422) {
    return new Refusal(400, 'The like was refused.', columns.get(error.hint));
  }
  return new Error(`like_event: ${error.code} ${error.message}`);
}

/**
 * POST {eventId, visitorId}: likes an event, idempotent per visitor. Responds 200 {likeCount}; 400 with
 * the field, 404 for an unknown or hidden event, 429 over the quota of the address, 500 otherwise.
 */
export function createHandler(deps: LikeDeps): Handler {
  return endpoint({ audience: 'public', log: deps.log }, async (request) => {
    const { eventId, visitorId } = await readBody(request, bodySchema);
    const rpc = deps.rpcFor(callerAddress(request.headers));
    const result = await rpc('like_event', { p_event_id: eventId, p_visitor: visitorId });
    if ('error' in result) throw refusalOf(result.error);
    return json(200, { likeCount: v.parse(likeCountSchema, result.data) });
  });
}
