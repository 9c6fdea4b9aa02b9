import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianTime, isPlainAddress, oneLine } from './text.ts';

const payloadSchema = v.object({
  /** The account itself: composeMail would turn to the firm's list without it. */
  recipients: v.strictTuple([v.pipe(v.string(), v.check(isPlainAddress))]),
  at: v.string(),
  device: v.nullish(v.string(), ''),
  address: v.nullish(v.string(), ''),
});

/** Tells an account that it was signed in to on a device that it had not used before. */
export function newDeviceMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const { at, device, address } = v.parse(payloadSchema, job.payload);
  return plainMail(job, settings, {
    subject: 'A new device signed in to your account',
    parts: [
      {
        heading: 'Somebody signed in to the admin area with your account',
        lines: [
          `When: ${formatIndianTime(at)} (IST)`,
          `Browser and system: ${oneLine(device, 100) || 'unknown'}`,
          `Address: ${oneLine(address, 64) || 'unknown'}`,
        ],
      },
      { lines: ['Was it you? Then there is nothing to do.'] },
    ],
    link: ['Not you? Sign that device out and change your password', '/admin/dashboard/account'],
    why: 'This mail is about the account of this address, and went to nobody else.',
    reference: `device-${job.id}`,
  });
}
