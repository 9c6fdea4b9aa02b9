// @vitest-environment node
import { expect, it } from 'vitest';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

it('tells an owner of many unpaid orders of one network, and where to look at them', () => {
  const mail = composeMail(
    {
      ...job(),
      kind: 'pass_alarm',
      enquiry_id: null,
      payload: {
        recipients: ['owner@example.org'],
        edition: 'Raas Garba 2027\r\nBcc: c@d.in',
        orders: 30,
        people: 360,
        at: '2026-11-27T12:30:00Z',
      },
    },
    settings,
  );
  expect(mail.to).toEqual(['owner@example.org']);
  expect(mail.subject).toBe('Unusual orders of passes for Raas Garba 2027 Bcc: c@d.in');
  expect(mail.text).toContain('30 orders for 360 people from one connection');
  expect(mail.text).toContain('Fri, 27 Nov 2026, 6:00 pm IST');
  expect(mail.text).toContain('https://mandap.example/admin/dashboard/tickets');
});
