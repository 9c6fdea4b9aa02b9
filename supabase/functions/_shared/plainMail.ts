import type { MailSettings } from './env.ts';
import type { Mail } from './mail.ts';
import { html } from './markup.ts';
import type { OutboxJob } from './outbox.ts';

export interface PlainMail {
  readonly subject: string;
  readonly parts: readonly { readonly heading?: string; readonly lines: readonly string[] }[];
  /** A screen of the admin area, below the parts: label and path. */
  readonly link: readonly [label: string, path: string];
  /** The last line. */
  readonly why?: string;
  /** Begins the Message-ID, and is the same for every try of one mail. */
  readonly reference: string;
}

/** An email to the firm itself, made of headings and lines. */
export function plainMail(
  job: OutboxJob,
  settings: MailSettings,
  mail: PlainMail,
): Omit<Mail, 'to'> {
  const { subject, parts, link, why = '', reference } = mail;
  const [label, path] = link;
  const screen = `${settings.siteUrl}${path}`;
  return {
    from: settings.from,
    replyTo: undefined,
    subject,
    text: [
      ...parts.flatMap(({ heading, lines }) =>
        heading === undefined ? [...lines, ''] : [heading, ...lines.map((line) => `  ${line}`), ''],
      ),
      `${label}: ${screen}`,
      ...(why === '' ? [] : [why]),
      '',
    ].join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
          ${parts.map(({ heading, lines }) =>
            heading === undefined
              ? html`${lines.map((line) => html`<p>${line}</p>`)}`
              : html`<h2 style="font-size:18px">${heading}</h2>
                  <ul>
                    ${lines.map((line) => html`<li>${line}</li>`)}
                  </ul>`,
          )}
          <p><a href="${screen}">${label}</a></p>
          <p>${why}</p>
        </body>
      </html> `.text,
    messageId: `<${reference}@${settings.from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'X-Entity-Ref-ID': job.id, 'Auto-Submitted': 'auto-generated' },
  };
}
