import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import { html } from './markup.ts';
import type { OutboxJob } from './outbox.ts';
import { oneLine } from './text.ts';

const payloadSchema = v.object({ asked_by: v.nullish(v.string(), '') });

/** A mail that tests the delivery of notifications, sent to the same recipients. */
export function testMail(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const sender = oneLine(v.parse(payloadSchema, job.payload).asked_by, 254);
  const subject = `Test mail from ${settings.from.name || settings.from.address}`;
  const lines = [
    'Notifications of enquiries reach this address.',
    `This is only a test: ${sender || 'somebody'} asked for it in the admin area.`,
  ];
  const screen = `${settings.siteUrl}/admin/dashboard/contact`;
  return {
    from: settings.from,
    replyTo: undefined,
    subject,
    text: [...lines, '', `Who gets them: ${screen}`, ''].join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
          ${lines.map((line) => html`<p>${line}</p>`)}
          <p><a href="${screen}">Who gets them</a></p>
        </body>
      </html> `.text,
    messageId: `<test-${job.id}@${settings.from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'X-Entity-Ref-ID': job.id, 'Auto-Submitted': 'auto-generated' },
  };
}
