// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

const week = {
  from: '2026-11-16',
  to: '2026-11-22',
  enquiries: 1,
  enquiries_before: 0,
  visitors: 123456,
  visitors_before: 90,
  views: 200,
  views_before: 150,
  pages: [{ name: 'Weddings <script>\r\nBcc: c@d.in', count: 40 }],
  sources: [{ name: 'Social', count: 7 }],
  goals: [{ name: 'whatsapp_click', count: 3 }],
};
const mailOf = (change = {}) =>
  composeMail(
    { ...job(), kind: 'weekly_summary', enquiry_id: null, payload: { ...week, ...change } },
    settings,
  );

describe('the weekly mail', () => {
  it('shows the figures next to those of the previous week, with Indian digit grouping', () => {
    const mail = mailOf();
    expect(mail.subject).toBe('Your week: 1 enquiry, 1,23,456 visitors');
    expect(mail.text).toContain('Mon, 16 Nov 2026 to Sun, 22 Nov 2026');
    expect(mail.text).toContain('Enquiries: 1 (the week before: 0)');
    expect(mail.text).toContain('Taps on WhatsApp: 3');
    expect(mail.text).toContain('https://mandap.example/admin/dashboard/analytics');
    expect(mail.to).toEqual(settings.notifyTo);
    expect(mail.messageId).toBe('<week-2026-11-16@mandap.example>');
  });

  it('shows typed values as text on one line', () => {
    const mail = mailOf();
    expect(mail.text).toContain('Weddings <script> Bcc: c@d.in: 40');
    expect(mail.html).toContain('Weddings &lt;script&gt; Bcc: c@d.in: 40');
  });

  it('omits empty figures', () => {
    const mail = mailOf({ pages: [], sources: [], goals: [] });
    expect(mail.text).not.toContain('Most viewed pages');
    expect(mail.html).not.toContain('Where visits came from');
  });
});
