// @vitest-environment node
import { expect, it } from 'vitest';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

const payload = {
  recipients: ['manager@example.org'],
  at: '2026-11-27T12:30:00Z',
  device: 'Chrome on Android\r\nBcc: c@d.in <b>',
  address: '203.0.113.9',
};
const mailOf = (more: object) =>
  composeMail(
    { ...job(), kind: 'new_device', enquiry_id: null, payload: { ...payload, ...more } },
    settings,
  );

it('tells the account when, where and on what it was signed in to, and where to end it', () => {
  const mail = mailOf({});
  expect(mail.to).toEqual(['manager@example.org']);
  expect(mail.subject).toBe('A new device signed in to your account');
  expect(mail.text).toContain('When: Fri, 27 Nov 2026, 6:00 pm (IST)');
  expect(mail.text).toContain('Browser and system: Chrome on Android Bcc: c@d.in <b>\n');
  expect(mail.text).toContain('Address: 203.0.113.9');
  expect(mail.text).toMatch(
    /^Not you\? .*: https:\/\/mandap\.example\/admin\/dashboard\/account$/m,
  );
  expect(mail.html).toContain('Chrome on Android Bcc: c@d.in &lt;b&gt;');
});

it('says what it does not know', () => {
  const { text } = mailOf({ device: '', address: null });
  expect(text).toContain('Browser and system: unknown');
  expect(text).toContain('Address: unknown');
});

it('never goes to the recipients of enquiries', () => {
  for (const recipients of [undefined, [], ['no address'], ['a@b.in', 'c@d.in']])
    expect(() => mailOf({ recipients })).toThrow(/recipients|Invalid/);
});
