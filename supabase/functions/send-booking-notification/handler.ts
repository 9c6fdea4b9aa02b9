import * as v from 'valibot';
import { deliverJob, type DeliveryDeps } from '../_shared/deliver.ts';
import { endpoint, json, type Handler } from '../_shared/respond.ts';
import { readBody } from '../_shared/validate.ts';

/**
 * The specified body is {to, subject, name, email, phone, message}; all but the enquiry's id is ignored, so that a
 * caller controls neither the recipients nor the text of an email.
 */
const bodySchema = v.object({
  enquiryId: v.pipe(v.string('must be a UUID'), v.uuid('must be a UUID')),
});

export interface NotificationDeps extends DeliveryDeps {
  /** Keeps the process alive until the work is done, after the response. */
  readonly background: (work: Promise<unknown>) => void;
}

/**
 * POST {enquiryId}: sends the pending mail of that enquiry now instead of in the timer's next round.
 * Always 202 {accepted: true}, at once, whether the enquiry exists, was sent before or fails: anyone may
 * call this, so neither the response nor its timing reveals anything. 400 with the field for an invalid
 * body, 413 over 16 kB, 500 if the database cannot be queried.
 */
export function createHandler(deps: NotificationDeps): Handler {
  return endpoint({ audience: 'public', log: deps.log }, async (request) => {
    const { enquiryId } = await readBody(request, bodySchema);
    const jobs = await deps.store.claim(1, enquiryId.toLowerCase());
    deps.background(Promise.all(jobs.map(async (job) => deliverJob(job, deps))));
    return json(202, { accepted: true });
  });
}
