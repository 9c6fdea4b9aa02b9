import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, MAX_BODY } from './http.ts';

/** Limits of a server's request bodies: bytes per body, bytes in total, and ms until one must be complete. */
export interface BodyLimits {
  one: number;
  all: number;
  ms: number;
}

const LIMITS: BodyLimits = { one: MAX_BODY, all: 32 * 1024 * 1024, ms: 10_000 };

/** Bytes of a rejected body that are still read before the connection is closed. */
const MAX_THROWN_AWAY = 128 * 1024 * 1024;

/** A body; the response that rejects it; undefined if the client disconnected. */
export type Body = Buffer<ArrayBuffer> | Response | undefined;

/**
 * Reads the request bodies of one server. A rejected body is still read to its end and discarded: most clients read
 * the response only after sending everything.
 */
export function createBodyReader({ one, all, ms }: BodyLimits = LIMITS) {
  /** Bytes of all bodies whose requests are still in progress. */
  let held = 0;

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<Body> =>
    new Promise((resolve) => {
      let chunks: Uint8Array[] = [];
      let size = 0;
      let kept = 0;
      let refusal: Response | undefined;
      const forget = () => {
        held -= kept;
        [chunks, kept] = [[], 0];
      };
      const end = (body: Body) => {
        clearTimeout(timer);
        incoming.off('data', take).pause();
        resolve(body);
      };
      const refuse = (status: number, message: string) => {
        forget();
        refusal = json(status, { message });
        refusal.headers.set('connection', 'close');
        if (status === 503) refusal.headers.set('retry-after', '10');
      };
      const take = (chunk: Uint8Array) => {
        size += chunk.length;
        if (!refusal && size > one) refuse(413, `The request is larger than ${one} bytes`);
        if (!refusal && held + chunk.length > all)
          refuse(503, 'Too much is being sent at the moment. Try again in some seconds');
        if (size > MAX_THROWN_AWAY) end(refusal);
        if (refusal) return;
        held += chunk.length;
        kept += chunk.length;
        chunks.push(chunk);
      };
      const timer = setTimeout(() => {
        refuse(408, `The request did not arrive within ${ms / 1000} seconds`);
        end(refusal);
      }, ms);
      incoming.on('data', take);
      incoming.once('end', () => end(refusal ?? Buffer.concat(chunks)));
      incoming.on('error', () => end(undefined));
      incoming.once('close', () => end(undefined));
      outgoing.once('close', forget);
    });
}
