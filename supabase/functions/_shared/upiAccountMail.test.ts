// @vitest-environment node
import { expect, it } from 'vitest';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

it('tells an owner who changed the account that buyers pay to, when, and from what to what', () => {
  const mail = composeMail(
    {
      ...job(),
      kind: 'upi_account',
      enquiry_id: null,
      payload: {
        recipients: ['owner@example.org'],
        edition: 'Raas Garba 2027 <b>',
        changed_by: 'partner@example.org',
        changed_at: '2026-11-27T12:30:00Z',
        before: null,
        after: 'mine@bank\r\nBcc: c@d.in',
      },
    },
    settings,
  );
  expect(mail.to).toEqual(['owner@example.org']);
  expect(mail.subject).toBe('The UPI account of Raas Garba 2027 <b> was changed');
  expect(mail.text).toContain('New UPI ID: mine@bank Bcc: c@d.in');
  expect(mail.text).toContain('Before: none');
  expect(mail.text).toContain('Changed by partner@example.org on Fri, 27 Nov 2026, 6:00 pm (IST)');
  expect(mail.text).toContain('https://mandap.example/admin/dashboard/tickets?tab=settings');
  expect(mail.html).toContain('Raas Garba 2027 &lt;b&gt;');
});
