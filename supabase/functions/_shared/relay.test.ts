// @vitest-environment node
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../send-booking-notification/handler.ts';
import { smtpTransport } from './mail.ts';
import { job, memoryOutbox, post, settings, noHook } from './testing.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Uint8Array;
}

const received: Received[] = [];

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map((recipient) => recipient.address),
        raw: Buffer.concat(chunks),
      });
      done();
    });
  },
});

let port = 0;

beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    listener.once('listening', resolve);
  });
  const address = listener.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const hostile: readonly unknown[] = [
  'victim@example.net',
  ['victim@example.net', 'second@example.net'],
  { address: 'victim@example.net' },
  'owner@mandap.example, victim@example.net',
  'a@example.org\r\nBcc: victim@example.net',
  'a@example.org\nBcc: victim@example.net\n\nNew body',
  'a@example.org%0d%0aBcc:victim@example.net',
  'a@example.org\u2028Bcc: victim@example.net',
  'a@example.org\u0000\r\nRCPT TO:<victim@example.net>\r\n',
  '\r\n.\r\nMAIL FROM:<x@example.net>\r\nRCPT TO:<victim@example.net>\r\nDATA\r\nhi\r\n.\r\n',
  '<script>alert(1)</script>',
  '"><img src="https://victim.example.net/pixel.gif">',
  '=?utf-8?q?=0D=0ABcc:_victim@example.net?=',
  'Priya <victim@example.net>',
  '"victim@example.net" <a@example.org>',
  'a@example.org (victim@example.net)',
  'group: victim@example.net, other@example.net;',
  '${SMTP_PASS} {{secret}} <%= env %>',
  'x'.repeat(900),
  'प्रिया 👩‍❤️‍👨 \u202Evictim',
  '',
];

const fields = [
  'name',
  'email',
  'phone',
  'phone_e164',
  'message',
  'form_type',
  'service',
  'reference',
  'page_path',
  'suspicion',
  'created_at',
] as const;

/** Each hostile value in each field, and in all at once, as if every validation had failed. */
const attacks: Readonly<Record<string, unknown>>[] = [];
for (const value of hostile) {
  for (const field of fields) attacks.push({ [field]: value });
  attacks.push(Object.fromEntries(fields.map((field) => [field, value])));
}

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-entity-ref-id',
];

describe('the mail function as a relay', () => {
  it('mails only the configured recipients, without headers of the caller, for every hostile body and row', async () => {
    expect(attacks.length).toBeGreaterThanOrEqual(200);
    const lines: string[] = [];
    const transport = smtpTransport({ host: '127.0.0.1', port, secure: false, auth: undefined });
    const attempt = async (attack: Readonly<Record<string, unknown>>, index: number) => {
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const outbox = memoryOutbox([job(attack, id)]);
      const work: Promise<unknown>[] = [];
      const handler = createHandler({
        store: outbox,
        transport,
        settings,
        buildHook: noHook,
        removePictures: noHook,
        log: (line) => lines.push(line),
        background: (promise) => work.push(promise),
      });
      const value = Object.values(attack)[0];
      const body = { enquiryId: id, to: value, cc: value, bcc: value, subject: value, ...attack };
      const response = await handler(post({ ...body, headers: { Bcc: value }, envelope: value }));
      await Promise.all(work);
      return { answer: response.status, row: outbox.rows[0]?.status };
    };
    const results: Awaited<ReturnType<typeof attempt>>[] = [];
    // All at once they would meet the greeting's timeout on a busy machine.
    for (let at = 0; at < attacks.length; at += 20) {
      const some = attacks.slice(at, at + 20);
      results.push(...(await Promise.all(some.map(async (attack, i) => attempt(attack, at + i)))));
    }
    expect(new Set(results.map(({ answer }) => answer))).toEqual(new Set([202]));
    // Rows with values of another type cannot be composed; all others are delivered.
    const texts = attacks.filter((attack) =>
      Object.entries(attack).every(
        ([field, value]) => typeof value === 'string' || field === 'phone_e164',
      ),
    );
    expect(results.filter(({ row }) => row === 'sent')).toHaveLength(texts.length);
    expect(lines).toHaveLength(attacks.length - texts.length);
    expect(received).toHaveLength(texts.length);
    const replyTo: (string | undefined)[] = [];
    for (const { from, to, raw } of received) {
      const mail = await PostalMime.parse(raw);
      replyTo.push(...(mail.replyTo ?? []).map((entry) => `${entry.name}<${entry.address ?? ''}>`));
      expect(from).toBe(settings.from.address);
      expect(to).toEqual(settings.notifyTo);
      expect(mail.to?.map((recipient) => recipient.address)).toEqual(settings.notifyTo);
      expect(mail.from).toEqual({ name: settings.from.name, address: settings.from.address });
      const keys = mail.headers.map((header) => header.key).filter((key) => key !== 'reply-to');
      expect(keys.toSorted()).toEqual(expectedHeaders);
      expect(mail.subject).toMatch(/^New Booking Inquiry: /);
      expect(mail.attachments).toEqual([]);
    }
    expect(new Set(replyTo)).toEqual(new Set(['<priya@example.org>', '<victim@example.net>']));
  }, 30_000);

  it('delivers the complete mail readable, Hindi included', async () => {
    received.length = 0;
    const message = 'Event: Wedding\nAdditional details: हल्दी और संगीत 🎉\n.\n.. two dots';
    const outbox = memoryOutbox([job({ name: 'प्रिया कुमारी', message })]);
    const transport = smtpTransport({ host: '127.0.0.1', port, secure: false, auth: undefined });
    const work: Promise<unknown>[] = [];
    const handler = createHandler({
      store: outbox,
      transport,
      settings,
      buildHook: noHook,
      removePictures: noHook,
      log: (line) => expect.fail(line),
      background: (promise) => work.push(promise),
    });
    await handler(post({ enquiryId: outbox.rows[0]?.job.enquiry_id }));
    await Promise.all(work);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.messageId).toBe('<enquiry-6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab@mandap.example>');
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      [
        'Reference: 6F1C2D3E',
        'Event: Wedding',
        'Service: wedding',
        'Name: प्रिया कुमारी',
        'Phone: +91 98765 43210',
        `WhatsApp: https://wa.me/919876543210?text=${encodeURIComponent('Namaste प्रिया कुमारी, this is Mandap Events. Thank you for your Wedding enquiry (ref 6F1C2D3E). When would be a good time to talk?')}`,
        'Email: priya@example.org',
        'Sent from: /services/wedding',
        'Received: Sat, 21 Nov 2026, 7:00 pm (IST)',
        '',
        '  Event: Wedding',
        '  Additional details: हल्दी और संगीत 🎉',
        '  .',
        '  .. two dots',
        '',
        'Open it: https://mandap.example/admin/dashboard/bookings?open=6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab',
      ].join('\n'),
    );
    expect(mail.html).toContain('हल्दी और संगीत 🎉');
    expect(mail.html).toContain('href="tel:+919876543210"');
  });
});
