import { createTransport } from 'nodemailer';
import type { Address, SmtpSettings } from './env.ts';

/** One mail, ready to send. Nothing in it can add a header or a recipient. */
export interface Mail {
  readonly from: Address;
  /** Plain addresses. */
  readonly to: readonly string[];
  /** A plain address, or undefined. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its angle brackets. The same for each try, so that a second copy can be recognised. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a mail, or throws. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** The longest one send may take, in ms: well inside the outbox's 60 s lease. */
const sendDeadlineMs = 30_000;

/** A transport over SMTP: one connection a mail, given up after 30 s. */
export function smtpTransport(settings: SmtpSettings): MailTransport {
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    // A password never travels in the clear: without TLS the send fails instead.
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
