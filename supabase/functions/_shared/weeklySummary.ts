import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import { html } from './markup.ts';
import type { OutboxJob } from './outbox.ts';
import { formatIndianDay, oneLine } from './text.ts';

const countsSchema = v.array(v.object({ name: v.string(), count: v.number() }));
const payloadSchema = v.object({
  from: v.string(),
  to: v.string(),
  enquiries: v.number(),
  enquiries_before: v.number(),
  visitors: v.number(),
  visitors_before: v.number(),
  views: v.number(),
  views_before: v.number(),
  pages: countsSchema,
  sources: countsSchema,
  goals: countsSchema,
});

/** Labels of the goals (src/shared/lists/goals.ts). */
const goals = new Map([
  ['enquiry_sent', 'Enquiries sent'],
  ['whatsapp_click', 'Taps on WhatsApp'],
  ['call_click', 'Taps on Call'],
  ['calculator_used', 'Budgets worked out'],
  ['venue_shortlisted', 'Venues shortlisted'],
  ['pass_bought', 'Passes bought'],
]);

const number = new Intl.NumberFormat('en-IN');
const figure = (label: string, now: number, before: number) =>
  `${label}: ${number.format(now)} (the week before: ${number.format(before)})`;
const line = ({ name, count }: { name: string; count: number }) =>
  `${oneLine(name, 120)}: ${number.format(count)}`;

/** The figures of the past week, next to those of the week before; queued on Mondays. */
export function weeklySummary(job: OutboxJob, settings: MailSettings): Omit<Mail, 'to'> {
  const week = v.parse(payloadSchema, job.payload);
  const window = `${formatIndianDay(week.from)} to ${formatIndianDay(week.to)}`;
  const subject = `Your week: ${number.format(week.enquiries)} ${week.enquiries === 1 ? 'enquiry' : 'enquiries'}, ${number.format(week.visitors)} ${week.visitors === 1 ? 'visitor' : 'visitors'}`;
  const parts = [
    {
      heading: window,
      lines: [
        figure('Enquiries', week.enquiries, week.enquiries_before),
        figure('Visitors, each counted once a day', week.visitors, week.visitors_before),
        figure('Page views', week.views, week.views_before),
      ],
    },
    { heading: 'Most viewed pages', lines: week.pages.map(line) },
    { heading: 'Where visits came from', lines: week.sources.map(line) },
    {
      heading: 'What they led to',
      lines: week.goals.map(({ name, count }) => line({ name: goals.get(name) ?? name, count })),
    },
  ].filter(({ lines }) => lines.length > 0);
  const screen = `${settings.siteUrl}/admin/dashboard/analytics`;
  const why =
    'This mail comes on Mondays. Switch it off at the end of the dashboard in the admin area.';
  return {
    from: settings.from,
    replyTo: undefined,
    subject,
    text: [
      ...parts.flatMap(({ heading, lines }) => [heading, ...lines.map((one) => `  ${one}`), '']),
      `All figures: ${screen}`,
      why,
      '',
    ].join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
          ${parts.map(
            ({ heading, lines }) =>
              html`<h2 style="font-size:18px">${heading}</h2>
                <ul>
                  ${lines.map((one) => html`<li>${one}</li>`)}
                </ul>`,
          )}
          <p><a href="${screen}">All figures</a></p>
          <p>${why}</p>
        </body>
      </html> `.text,
    messageId: `<week-${week.from}@${settings.from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'X-Entity-Ref-ID': job.id, 'Auto-Submitted': 'auto-generated' },
  };
}
