import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianTime, oneLine } from './text.ts';

const payloadSchema = v.object({ by: v.nullish(v.string(), ''), at: v.string() });

/** Tells somebody that an owner has removed the second factor: from here on the password alone is enough. */
export function factorRemovedMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const { by, at } = v.parse(payloadSchema, job.payload);
  const owner = oneLine(by, 254) || 'An owner';
  return plainMail(job, settings, {
    subject: 'Your second factor was removed',
    parts: [
      {
        lines: [
          `${owner} removed the second factor of your account on ${formatIndianTime(at)} (IST).`,
          'Your password is enough to sign in now, and you were signed out everywhere.',
          'Sign in and set up an authenticator app on your phone again.',
        ],
      },
    ],
    link: ['Sign in', '/admin'],
    why: `If you did not ask for this, tell ${by ? owner : 'the owner'} at once and change your password.`,
    reference: `factor-${job.id}`,
  });
}
