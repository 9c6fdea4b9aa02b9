// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { roleLine } from '@/content/en/roles.ts';
import { adminRoles } from '@/shared/lists/adminRoles.ts';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

const token = 'kP0b3oT7r9-tokenOfTheLink_0123456789abcdefg';
const invite = (change: object = {}) =>
  composeMail(
    {
      ...job(),
      kind: 'invitation',
      enquiry_id: null,
      payload: {
        recipients: ['ravi@example.org'],
        token,
        name: 'Ravi',
        role: 'manager',
        inviter: 'Manish',
        expires_at: '2026-11-27T12:30:00Z',
        edition: null,
        night: null,
        ends_at: null,
        ...change,
      },
    },
    settings,
  );

describe('the mail of an invitation', () => {
  it('says who invites to what and until when, and links to a page that spends nothing', () => {
    const mail = invite();
    expect(mail.to).toEqual(['ravi@example.org']);
    expect(mail.subject).toBe('Manish invites you to work with Mandap Events');
    expect(mail.text).toContain('Hello Ravi,\n');
    expect(mail.text).toContain('Manager: enquiries, passes and the website');
    expect(mail.text).toContain('works once, until Fri, 27 Nov 2026, 6:00 pm (IST)');
    expect(mail.text).not.toMatch(/For:|Until:/);
    const link = `https://mandap.example/admin/welcome#${token}`;
    expect(mail.text).toContain(`Take up the invitation: ${link}\n`);
    expect(mail.html).toContain(`<a href="${link}">`);
    // The token is nowhere else: headers are logged by mail servers.
    expect(JSON.stringify([mail.subject, mail.messageId, mail.headers])).not.toContain(token);
  });

  it.each(adminRoles)('says of the role %s what the site says', (role) => {
    expect(invite({ role }).text).toContain(`\n${roleLine(role)}\n`);
  });

  it('names the evening of somebody who works at one', () => {
    const { text } = invite({
      role: 'gate',
      edition: 'Raas Garba 2027',
      night: '2027-10-08',
      ends_at: '2027-10-08T22:30:00Z',
    });
    expect(text).toContain('For: Raas Garba 2027, Fri, 8 Oct 2027');
    expect(text).toContain('Until: Sat, 9 Oct 2027, 4:00 am (IST)');
  });

  it('keeps what people have typed in one line, as text, within bounds', () => {
    const mail = invite({ name: 'Ravi\r\nBcc: c@d.in', inviter: `<b>${'x'.repeat(300)}` });
    expect(mail.text).toContain('Hello Ravi Bcc: c@d.in,\n');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThan(320);
    expect(mail.html).toContain('&lt;b&gt;');
    expect(mail.html).not.toContain('<b>');
  });

  it('is from the firm where nobody has invited: the first owner', () => {
    const mail = invite({ inviter: '', name: '', role: 'owner' });
    expect(mail.subject).toBe('Mandap Events invites you to work with us');
    expect(mail.text).not.toContain('Hello');
  });

  it('is not sent without its token, or with one that is not its own', () => {
    expect(() => invite({ token: undefined })).toThrow('Invalid type');
    expect(() => invite({ token: `${token}\r\nhttps://evil.example` })).toThrow('Invalid format');
  });
});

const removed = (payload: object) =>
  composeMail({ ...job(), kind: 'factor_removed', enquiry_id: null, payload }, settings);

it('tells somebody who removed the second factor, when, and what to do', () => {
  const mail = removed({
    recipients: ['ravi@example.org'],
    by: 'Manish\r\n<b>',
    at: '2026-11-27T12:30:00Z',
  });
  expect(mail.to).toEqual(['ravi@example.org']);
  expect(mail.subject).toBe('Your second factor was removed');
  expect(mail.text).toContain(
    'Manish <b> removed the second factor of your account on Fri, 27 Nov',
  );
  expect(mail.text).toContain('6:00 pm (IST)');
  expect(mail.text).toContain('Sign in: https://mandap.example/admin\n');
  expect(mail.html).toContain('&lt;b&gt;');
  expect(removed({ by: '', at: '2026-11-27T12:30:00Z' }).text).toContain('tell the owner at once');
});
