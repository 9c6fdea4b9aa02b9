import * as v from 'valibot';
import type { Rpc, RpcResult } from './clients.ts';

const jobsSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.string(),
    enquiry_id: v.nullable(v.string()),
    attempts: v.number(),
    payload: v.unknown(),
  }),
);

/** One row of private.outbox, claimed for 60 s: nobody else is handed it meanwhile. */
export type OutboxJob = v.InferOutput<typeof jobsSchema>[number];

/** The queue of things to send, kept by the database. */
export interface OutboxStore {
  /** Claims up to `limit` due rows, only those of one enquiry when its id is given. */
  claim(limit: number, enquiryId?: string): Promise<OutboxJob[]>;
  /** Reports a claimed row as sent, or (with the error) as to be tried again later. */
  finish(id: string, error?: string): Promise<void>;
}

/** What a procedure returned. @throws naming it and what the database says. */
export function dataOf(name: string, result: RpcResult): unknown {
  if ('data' in result) return result.data;
  throw new Error(`${name}: ${result.error.code} ${result.error.message}`);
}

/** The outbox over its service-role procedures. Both calls throw when the database refuses. */
export function outboxStore(rpc: Rpc): OutboxStore {
  return {
    async claim(limit, enquiryId) {
      const args = { p_limit: limit, p_enquiry_id: enquiryId ?? null };
      return v.parse(jobsSchema, dataOf('claim_outbox', await rpc('claim_outbox', args)));
    },
    async finish(id, error) {
      const args = { p_id: id, p_ok: error === undefined, p_error: error ?? null };
      dataOf('finish_outbox', await rpc('finish_outbox', args));
    },
  };
}
