import * as v from 'valibot';
import { deliverJob, type DeliveryDeps } from '../_shared/deliver.ts';
import { endpoint, json, type Handler } from '../_shared/respond.ts';
import { readBody } from '../_shared/validate.ts';

/**
 * The specified body is {to, subject, name, email, phone, message}; it is accepted and, but for the
 * enquiry's id, thrown away: a caller chooses neither who gets a mail nor what it says.
 */
const bodySchema = v.object({
  enquiryId: v.pipe(v.string('must be a UUID'), v.uuid('must be a UUID')),
});

export interface NotificationDeps extends DeliveryDeps {
  /** Keeps the process alive until the work is done, after the answer has left. */
  readonly background: (work: Promise<unknown>) => void;
}

/**
 * POST {enquiryId}: sends that enquiry's waiting mail now instead of at the timer's next round.
 * Always 202 {accepted: true}, at once, whether the enquiry exists, was sent before or fails to
 * send: anyone may call this, so the answer (and the time it takes) tells nothing. 400 with the
 * field for a bad body, 413 over 16 kB, 500 when the database cannot be asked.
 */
export function createHandler(deps: NotificationDeps): Handler {
  return endpoint({ audience: 'public', log: deps.log }, async (request) => {
    const { enquiryId } = await readBody(request, bodySchema);
    const jobs = await deps.store.claim(1, enquiryId.toLowerCase());
    deps.background(Promise.all(jobs.map(async (job) => deliverJob(job, deps))));
    return json(202, { accepted: true });
  });
}
