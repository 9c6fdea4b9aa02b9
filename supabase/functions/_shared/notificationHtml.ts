import { colours } from './colours.ts';
import { html, type Markup } from './markup.ts';
import type { NotificationView } from './notification.ts';

// Mail clients drop style sheets and custom properties, so styles are inline.
const { paper, surface, ink, muted, onSindoor, line } = colours;
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function button(label: string, url: string, accent: string, filled: boolean): Markup[] {
  if (url === '') return [];
  const look = filled
    ? `background:${accent};color:${onSindoor}`
    : `background:${surface};color:${accent}`;
  return [
    html`<a
      href="${url}"
      style="display:inline-block;margin:0 8px 8px 0;padding:12px 14px;border:1px solid ${accent};border-radius:8px;${look};font-size:16px;font-weight:600;text-decoration:none"
      >${label}</a
    >`,
  ];
}

function row(label: string, value: string, url = '', accent = ''): Markup[] {
  if (value === '') return [];
  const shown =
    url === '' ? html`${value}` : html`<a href="${url}" style="color:${accent}">${value}</a>`;
  return [
    html`<tr>
      <td
        style="padding:6px 12px 6px 0;color:${muted};font-size:14px;vertical-align:top;white-space:nowrap"
      >
        ${label}
      </td>
      <td style="padding:6px 0;color:${ink};font-size:16px;word-break:break-word">${shown}</td>
    </tr>`,
  ];
}

function messageLine(text: string): Markup {
  return html`<p
    style="margin:0 0 8px;color:${ink};font-size:16px;line-height:1.5;word-break:break-word"
  >
    ${text}
  </p>`;
}

/** The HTML part of the owner's mail: one column, large links, no external resources. */
export function notificationHtml(view: NotificationView): string {
  const { accent } = view;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>New Booking Inquiry: ${view.eventType}</title>
      </head>
      <body style="margin:0;padding:16px;background:${paper};${font}">
        <div
          style="max-width:560px;margin:0 auto;background:${surface};border:1px solid ${line};border-radius:12px;overflow:hidden"
        >
          <div style="padding:18px 20px;background:${accent};color:${onSindoor}">
            <p style="margin:0;font-size:14px">New booking inquiry, reference ${view.reference}</p>
            <h1 style="margin:4px 0 0;font-size:22px;line-height:1.3">
              ${view.eventType}: ${view.name}
            </h1>
          </div>
          <div style="padding:18px 20px">
            <p style="margin:0 0 10px">
              ${[
                ...button('Call', view.telUrl, accent, true),
                ...button('WhatsApp', view.whatsappUrl, accent, false),
                ...button('Email', view.mailUrl, accent, false),
              ]}
            </p>
            <table
              role="presentation"
              cellpadding="0"
              cellspacing="0"
              style="width:100%;border-collapse:collapse"
            >
              ${[
                ...row('Name', view.name),
                ...row('Phone', view.phone, view.telUrl, accent),
                ...row('Email', view.email, view.mailUrl, accent),
                ...row('Service', view.service),
                ...row('Please check', view.caution),
                ...row('Sent from', view.page),
                ...row('Received', view.received === '' ? '' : `${view.received} (IST)`),
              ]}
            </table>
            <div
              style="margin:14px 0;padding:14px 0 6px;border-top:1px solid ${line};border-bottom:1px solid ${line}"
            >
              ${view.messageLines.map(messageLine)}
            </div>
            <p style="margin:0">
              ${button('Open in the bookings list', view.adminUrl, accent, true)}
            </p>
          </div>
        </div>
      </body>
    </html> `.text;
}
