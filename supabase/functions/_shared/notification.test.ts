// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accents, colours } from './colours.ts';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

describe("the owner's mail", () => {
  it.each(['a@b.in, c@d.in', 'Priya <priya@example.org>', 'priya', 'a@b.in\r\nBcc: c@d.in', ''])(
    "has no reply address if the enquirer's is %j",
    (email) => {
      expect(composeMail(job({ email }), settings).replyTo).toBeUndefined();
    },
  );

  it('gives the reason for a suspicious enquiry, and is sent all the same', () => {
    const mail = composeMail(job({ suspicion: 'honeypot' }), settings);
    expect(mail.text).toContain('Please check: A field that people cannot see was filled');
    expect(mail.html).toContain('perhaps a robot');
    expect(composeMail(job(), settings).text).not.toContain('Please check');
  });

  it('has the published accent colour, else the default', () => {
    expect(composeMail(job({ palette: 'peacock' }), settings).html).toContain(
      `background:${accents.get('peacock')}`,
    );
    for (const palette of [undefined, 'nonsense"'])
      expect(composeMail(job({ palette }), settings).html).toContain(
        `background:${colours.sindoor}`,
      );
  });

  it('has the same Message-ID on every attempt', () => {
    const first = composeMail(job(), settings);
    const second = composeMail({ ...job(), attempts: 7 }, settings);
    expect(second.messageId).toBe(first.messageId);
    expect(second.headers).toEqual({
      'X-Entity-Ref-ID': '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab',
      'Auto-Submitted': 'auto-generated',
    });
  });

  it('links the number as normalized by the database, and shows it as typed', () => {
    const mail = composeMail(
      job({ phone: '0 98765 43210', phone_e164: '+919876543210' }),
      settings,
    );
    expect(mail.text).toContain('Phone: 0 98765 43210');
    expect(mail.html).toContain('href="tel:+919876543210"');
    expect(mail.html).toContain('href="https://wa.me/919876543210?text=Namaste%20Priya');
  });

  it.each([
    [['boss@mandap.example'], ['boss@mandap.example']],
    [['boss@mandap.example\r\nBcc: c@d.in', 'a@b.in, c@d.in'], settings.notifyTo],
    [[], settings.notifyTo],
    [undefined, settings.notifyTo],
  ])('is sent to the named recipients (%j), else to NOTIFY_TO', (recipients, to) => {
    expect(composeMail(job({ recipients }), settings).to).toEqual(to);
  });

  it('has a test mail that names its sender and has no reply address', () => {
    const test = { ...job({ asked_by: 'owner@mandap.example\r\nx' }), kind: 'test_mail' };
    const mail = composeMail({ ...test, enquiry_id: null }, settings);
    expect(mail).toMatchObject({ to: settings.notifyTo, subject: 'Test mail from Mandap Events' });
    expect(mail.text).toContain('owner@mandap.example x asked for it');
    expect(mail.html).toContain('https://mandap.example/admin/dashboard/contact');
    expect(mail.replyTo).toBeUndefined();
  });

  it('omits empty fields', () => {
    const mail = composeMail(
      job({ service: null, page_path: null, message: null, phone: '061', phone_e164: null }),
      settings,
    );
    expect(mail.text).not.toMatch(/Service:|Sent from:|WhatsApp:/);
    expect(mail.html).not.toMatch(/wa\.me|tel:|null|undefined/);
  });
});
