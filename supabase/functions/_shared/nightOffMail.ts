import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianDay, isPlainAddress, oneLine } from './text.ts';

const payloadSchema = v.object({
  // Never to the firm's own mailboxes, which are used where a mail has no recipient: it opens the passes.
  recipients: v.strictTuple([v.pipe(v.string(), v.check(isPlainAddress))]),
  name: v.nullish(v.string(), ''),
  edition: v.string(),
  date: v.string(),
  reference: v.string(),
  order: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
  moved_to: v.nullish(v.string()),
  refund_paise: v.number(),
  is_paid: v.boolean(),
});

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Tells a buyer that a night is called off, and what becomes of the passes for it. */
export function nightOffMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const notice = v.parse(payloadSchema, job.payload);
  const name = oneLine(notice.name, 100);
  const edition = oneLine(notice.edition, 120);
  const day = formatIndianDay(notice.date);
  const moved = formatIndianDay(notice.moved_to ?? '');
  const paise = notice.refund_paise;
  return plainMail(job, settings, {
    subject: `${edition}: ${day} is called off`,
    parts: [
      {
        lines: [
          ...(name === '' ? [] : [`Hello ${name},`]),
          `The night of ${day} of ${edition} does not take place. We are sorry. This is about your order ${oneLine(notice.reference, 20)}.`,
          ...(moved === '' ? [] : [`Your passes for it are valid on ${moved} instead.`]),
          ...(paise === 0 ? [] : [`We pay back ₹${rupees.format(paise / 100)}.`]),
          notice.is_paid
            ? 'Other nights of your passes, if there are any, stay as they are.'
            : `Your order is not paid yet.${moved === '' ? ' If you have paid, we pay back the share of this night.' : ''}`,
        ],
      },
    ],
    // As a fragment, which no server sees.
    link: ['Your order', `/passes#${notice.order}.${notice.token}`],
    why: 'The link opens your passes without a password: do not forward it.',
    reference: `night-off-${job.id}`,
  });
}
