import { createTransport } from 'nodemailer';
import type { Address, SmtpSettings } from './env.ts';

/** One mail, ready to send; no value in it can add a header or a recipient. */
export interface Mail {
  readonly from: Address;
  /** Plain addresses. */
  readonly to: readonly string[];
  /** A plain address, or undefined. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In angle brackets. The same for every attempt, so that duplicates are recognizable. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends an email; throws on failure. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** Timeout of one send, ms: well inside the outbox's 60 s lease. */
const sendDeadlineMs = 30_000;

/** A transport over SMTP: one connection per mail, with a timeout of 30 s. */
export function smtpTransport(settings: SmtpSettings): MailTransport {
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    // Fails rather than send a password without TLS.
    requireTLS: !settings.secure && settings.auth !== undefined,
    ...(settings.auth === undefined ? {} : { auth: { ...settings.auth } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const sending = transport.sendMail({
        from: mail.from,
        to: mail.to.map((address) => ({ name: '', address })),
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        envelope: { from: mail.from.address, to: [...mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        headers: { ...mail.headers },
      });
      await before(sendDeadlineMs, sending);
    },
  };
}

async function before(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the mail server took too long'));
    }, milliseconds);
  });
  await Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
