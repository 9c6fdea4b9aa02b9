import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianTime, oneLine } from './text.ts';

const payloadSchema = v.object({
  edition: v.string(),
  changed_by: v.nullish(v.string(), ''),
  changed_at: v.string(),
  before: v.nullish(v.string(), ''),
  after: v.nullish(v.string(), ''),
});

const accountOf = (upi: string) => oneLine(upi, 100) || 'none';

/** Notifies an owner of a new account for passes: whoever changes it gets the buyers' money. */
export function upiAccountMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const change = v.parse(payloadSchema, job.payload);
  const edition = oneLine(change.edition, 120);
  return plainMail(job, settings, {
    subject: `The UPI account of ${edition} was changed`,
    parts: [
      {
        heading: `Buyers of passes for ${edition} now pay to`,
        lines: [
          `New UPI ID: ${accountOf(change.after)}`,
          `Before: ${accountOf(change.before)}`,
          `Changed by ${oneLine(change.changed_by, 254) || 'somebody'} on ${formatIndianTime(change.changed_at)} (IST)`,
        ],
      },
    ],
    link: ['Check it', '/admin/dashboard/tickets?tab=settings'],
    why: 'If this is wrong, change it back at once, and then the password of the account that changed it. Every owner gets this mail.',
    reference: `upi-${job.id}`,
  });
}
