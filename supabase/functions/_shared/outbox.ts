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

/** One row of private.outbox, claimed exclusively for 60 s. */
export type OutboxJob = v.InferOutput<typeof jobsSchema>[number];

/** The delivery queue in the database. */
export interface OutboxStore {
  /** Claims up to `limit` due rows; with an id only those of that enquiry. */
  claim(limit: number, enquiryId?: string): Promise<OutboxJob[]>;
  /** Reports a claimed row as sent or, with an error, as to be retried. */
  finish(id: string, error?: string): Promise<void>;
}

/** The data of a result. @throws with the procedure's name and the database's error. */
export function dataOf(name: string, result: RpcResult): unknown {
  if ('data' in result) return result.data;
  throw new Error(`${name}: ${result.error.code} ${result.error.message}`);
}

/** The outbox over its service-role procedures. Both calls throw on a database error. */
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
