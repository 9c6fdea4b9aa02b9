import * as v from 'valibot';
import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import type { OutboxJob } from './outbox.ts';
import { plainMail } from './plainMail.ts';
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
  return plainMail(job, settings, {
    subject,
    parts,
    link: ['All figures', '/admin/dashboard/analytics'],
    why: 'This mail comes on Mondays. Switch it off at the end of the dashboard in the admin area.',
    reference: `week-${week.from}`,
  });
}
