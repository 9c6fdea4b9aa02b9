import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianTime, oneLine } from './text.ts';

const payloadSchema = v.object({
  edition: v.string(),
  orders: v.number(),
  people: v.number(),
  at: v.string(),
});

/** Notifies an owner that many places are held by unverified payments of one network. */
export function passAlarmMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const { edition, orders, people, at } = v.parse(payloadSchema, job.payload);
  const title = oneLine(edition, 120);
  return plainMail(job, settings, {
    subject: `Unusual orders of passes for ${title}`,
    parts: [
      {
        heading: `${orders} orders for ${people} people from one connection`,
        lines: [
          `Each says that it has paid; none was checked yet (${formatIndianTime(at)} IST).`,
          'Their places are kept for a short time only. Import a statement, so that those who have paid get their passes, or let the others go.',
        ],
      },
    ],
    link: ['Look at them', '/admin/dashboard/tickets'],
    why: 'It may be a crowd behind one address, or somebody who keeps places without paying. Every owner gets this mail, once an hour at most for one connection.',
    reference: `alarm-${job.id}`,
  });
}
