import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
import { formatIndianDay, formatIndianTime, oneLine } from './text.ts';

const payloadSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
  name: v.nullish(v.string(), ''),
  role: v.string(),
  inviter: v.nullish(v.string(), ''),
  expires_at: v.string(),
  edition: v.nullish(v.string(), ''),
  night: v.nullish(v.string(), ''),
  ends_at: v.nullish(v.string(), ''),
});

/** What each role may do: as in src/content/en/roles.ts, which no function can import. */
const roles = new Map([
  ['owner', 'Owner: everything, also who else may do what'],
  ['manager', 'Manager: enquiries, passes and the website, but not the accounts of others'],
  ['counter', 'Counter: sells passes at the counter and checks them at the gate'],
  ['gate', 'Gate: checks passes at the gate'],
]);

/** Invites somebody to become one of the firm's people; only using the link's page spends the link. */
export function invitationMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const invitation = v.parse(payloadSchema, job.payload);
  const firm = settings.from.name || settings.from.address;
  const name = oneLine(invitation.name, 60);
  const inviter = oneLine(invitation.inviter, 254);
  const where = [oneLine(invitation.edition, 120), formatIndianDay(invitation.night)];
  const place = where.filter((part) => part !== '').join(', ');
  const end = formatIndianTime(invitation.ends_at);
  return plainMail(job, settings, {
    subject: `${inviter || firm} invites you to work with ${inviter ? firm : 'us'}`,
    parts: [
      {
        lines: [
          ...(name === '' ? [] : [`Hello ${name},`]),
          `${inviter || firm} invites you to ${inviter ? `the team of ${firm}` : 'our team'}.`,
          roles.get(invitation.role) ?? `Role: ${oneLine(invitation.role, 40)}`,
          ...(place === '' ? [] : [`For: ${place}`]),
          ...(end === '' ? [] : [`Until: ${end} (IST)`]),
          `Open the link, enter your name and choose a password. The link works once, until ${formatIndianTime(invitation.expires_at)} (IST).`,
        ],
      },
    ],
    // As a fragment, which no server sees.
    link: ['Take up the invitation', `/admin/welcome#${invitation.token}`],
    why: 'The link is for you alone: do not forward it. If you did not expect it, do nothing, and it ends by itself.',
    reference: `invitation-${job.id}`,
  });
}
