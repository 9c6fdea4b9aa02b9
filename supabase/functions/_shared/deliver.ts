import { publicationOf, type BuildHook } from './buildHook.ts';
import type { MailSettings } from './env.ts';
import type { MailTransport } from './mail.ts';
import { composeMail } from './notification.ts';
import type { OutboxJob, OutboxStore } from './outbox.ts';
import type { RemovePictures } from './removePictures.ts';
import { shortError, type Log } from './respond.ts';

/** Dependencies of delivery. */
export interface DeliveryDeps {
  readonly store: OutboxStore;
  readonly transport: MailTransport;
  readonly settings: MailSettings;
  readonly buildHook: BuildHook;
  readonly removePictures: RemovePictures;
  readonly log: Log;
}

/**
 * Runs one claimed row (an email, a build of the site, the removal of unused pictures) and reports the result to the
 * outbox; returns whether it succeeded. Never throws. If the report is lost, the lease expires and the row runs again:
 * at least once, and duplicates of an email share a Message-ID.
 */
export async function deliverJob(job: OutboxJob, deps: DeliveryDeps): Promise<boolean> {
  const error = await sendJob(job, deps);
  if (error !== undefined)
    deps.log(`outbox ${job.id}: not sent, try ${String(job.attempts + 1)}: ${error}`);
  const report = async () => deps.store.finish(job.id, error);
  await report()
    .catch(report)
    .catch((failure: unknown) => {
      deps.log(`outbox ${job.id}: result not stored: ${shortError(failure)}`);
    });
  return error === undefined;
}

async function sendJob(job: OutboxJob, deps: DeliveryDeps): Promise<string | undefined> {
  try {
    if (job.kind === 'publish') await deps.buildHook(publicationOf(job));
    else if (job.kind === 'remove_pictures') await deps.removePictures();
    else await deps.transport.send(composeMail(job, deps.settings));
    return undefined;
  } catch (error) {
    return shortError(error);
  }
}
