import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { oneLine } from './text.ts';

const payloadSchema = v.object({ asked_by: v.nullish(v.string(), '') });

/** An email that tests the delivery of notifications, sent to the same recipients. */
export function testMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const sender = oneLine(v.parse(payloadSchema, job.payload).asked_by, 254);
  return plainMail(job, settings, {
    subject: `Test mail from ${settings.from.name || settings.from.address}`,
    parts: [
      {
        lines: [
          'Notifications of enquiries reach this address.',
          `This is only a test: ${sender || 'somebody'} asked for it in the admin area.`,
        ],
      },
    ],
    link: ['Who gets them', '/admin/dashboard/contact'],
    reference: `test-${job.id}`,
  });
}
