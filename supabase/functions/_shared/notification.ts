import * as v from 'valibot';
import { accents, colours } from './colours.ts';
import type { MailSettings } from './env.ts';
import { factorRemovedMail } from './factorRemovedMail.ts';
import { invitationMail } from './invitationMail.ts';
import type { Mail } from './mail.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import { nightOffMail } from './nightOffMail.ts';
import { notificationHtml } from './notificationHtml.ts';
import type { OutboxJob } from './outbox.ts';
import { testMail } from './testMail.ts';
import { formatIndianTime, isPlainAddress, oneLine, textLines } from './text.ts';
import { passAlarmMail } from './passAlarmMail.ts';
import { upiAccountMail } from './upiAccountMail.ts';
import { weeklySummary } from './weeklySummary.ts';

const enquirySchema = v.object({
  reference: v.string(),
  form_type: v.string(),
  service: v.nullish(v.string(), ''),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  phone_e164: v.fallback(v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)), ''),
  message: v.nullish(v.string(), ''),
  page_path: v.nullish(v.string(), ''),
  suspicion: v.nullish(v.string(), ''),
  palette: v.nullish(v.string(), ''),
  created_at: v.string(),
});

/** Owner-facing text of each booking_forms.suspicion. */
const suspicions = new Map([
  ['honeypot', 'A field that people cannot see was filled: perhaps a robot.'],
  ['too_fast', 'Sent within seconds of opening the form: perhaps a robot.'],
  ['rate_held', 'One of unusually many enquiries within the hour.'],
]);

/** The values shown in the email, as single lines; '' if empty. */
export interface NotificationView {
  readonly reference: string;
  readonly eventType: string;
  readonly service: string;
  readonly name: string;
  readonly phone: string;
  readonly telUrl: string;
  readonly whatsappUrl: string;
  readonly email: string;
  readonly mailUrl: string;
  readonly messageLines: readonly string[];
  /** Reason for a manual check. */
  readonly caution: string;
  readonly page: string;
  readonly received: string;
  readonly adminUrl: string;
  /** The accent colour of the published palette. */
  readonly accent: string;
}

function viewOf(job: OutboxJob, settings: MailSettings): NotificationView {
  const enquiry = v.parse(enquirySchema, job.payload);
  const reference = oneLine(enquiry.reference, 20);
  const eventType = oneLine(enquiry.form_type, 60);
  const name = oneLine(enquiry.name, 120);
  // Shows the number as typed; links use the database's normalized form, if there is one.
  const { phone_e164: dialled } = enquiry;
  const email = enquiry.email.trim();
  const about = eventType === 'Other' ? 'enquiry' : `${eventType} enquiry`;
  const us = settings.from.name === '' ? '' : `this is ${settings.from.name}. `;
  const greeting = `Namaste ${name}, ${us}Thank you for your ${about} (ref ${reference}). When would be a good time to talk?`;
  return {
    reference,
    eventType,
    service: oneLine(enquiry.service, 80),
    name,
    phone: oneLine(enquiry.phone, 60),
    telUrl: dialled && `tel:${dialled}`,
    whatsappUrl:
      dialled && `https://wa.me/${dialled.slice(1)}?text=${encodeURIComponent(greeting)}`,
    email: oneLine(email, 254),
    mailUrl: isPlainAddress(email)
      ? `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your ${about} (ref ${reference})`)}`
      : '',
    messageLines: textLines(enquiry.message),
    caution: suspicions.get(enquiry.suspicion) ?? oneLine(enquiry.suspicion, 80),
    page: oneLine(enquiry.page_path, 300),
    received: formatIndianTime(enquiry.created_at),
    accent: accents.get(enquiry.palette) ?? colours.sindoor,
    adminUrl: `${settings.siteUrl}/admin/dashboard/bookings?open=${encodeURIComponent(job.enquiry_id ?? '')}`,
  };
}

function textPart(view: NotificationView): string {
  const rows: [string, string][] = [
    ['Reference', view.reference],
    ['Event', view.eventType],
    ['Service', view.service],
    ['Name', view.name],
    ['Phone', view.phone],
    ['WhatsApp', view.whatsappUrl],
    ['Email', view.email],
    ['Please check', view.caution],
    ['Sent from', view.page],
    ['Received', view.received && `${view.received} (IST)`],
  ];
  const shown = rows.filter(([, value]) => value !== '');
  return [
    ...shown.map(([label, value]) => `${label}: ${value}`),
    '',
    // Indented, so that no line of the message can imitate the email's own lines.
    ...view.messageLines.map((line) => (line === '' ? '' : `  ${line}`)),
    '',
    `Open it: ${view.adminUrl}`,
    '',
  ].join('\n');
}

function bookingNotification(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const view = viewOf(job, settings);
  const enquiryId = v.parse(v.pipe(v.string(), v.uuid()), job.enquiry_id);
  const email = v.parse(enquirySchema, job.payload).email.trim();
  return {
    from: settings.from,
    replyTo: isPlainAddress(email) ? email : undefined,
    subject: `New Booking Inquiry: ${view.eventType} (ref ${view.reference})`,
    text: textPart(view),
    html: notificationHtml(view),
    messageId: `<enquiry-${enquiryId}@${settings.from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'X-Entity-Ref-ID': enquiryId, 'Auto-Submitted': 'auto-generated' },
  };
}

/** Composer per outbox kind that is an email. */
const composers = new Map([
  ['booking_notification', bookingNotification],
  ['test_mail', testMail],
  ['weekly_summary', weeklySummary],
  ['upi_account', upiAccountMail],
  ['pass_alarm', passAlarmMail],
  ['night_off', nightOffMail],
  ['new_device', newDeviceMail],
  ['invitation', invitationMail],
  ['factor_removed', factorRemovedMail],
]);

const recipientsSchema = v.fallback(v.object({ recipients: v.array(v.string()) }), {
  recipients: [],
});

/** The recipients of the row, or those that the database adds to every claimed row; if none, NOTIFY_TO. */
function recipientsOf(job: OutboxJob, settings: MailSettings): readonly string[] {
  const named = v.parse(recipientsSchema, job.payload).recipients.filter(isPlainAddress);
  return named.length > 0 ? named : settings.notifyTo;
}

/**
 * The email of a claimed outbox row. Recipients come from the owner's list or NOTIFY_TO; no value of the enquiry
 * reaches a header except the sanitized subject and the validated Reply-To. Throws for an unknown kind and an invalid
 * payload.
 */
export function composeMail(job: OutboxJob, settings: MailSettings): Mail {
  const compose = composers.get(job.kind);
  if (compose === undefined) throw new Error(`no mail for outbox kind ${oneLine(job.kind, 40)}`);
  return { ...compose(job, settings), to: recipientsOf(job, settings) };
}
