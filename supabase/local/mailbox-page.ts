import type { Mail } from './mailbox.ts';

/** For both answers: kept nowhere, and not to be taken in by another site's page as a script or picture. */
const COMMON = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** No script, no foreign request; the style is the page's own. */
const HEADERS = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Answers /_mail (a page) and /_mail.json. Only for this machine's own names: a foreign site that points
 * its own name at 127.0.0.1 would otherwise read password links.
 */
export function mailboxPage(request: Request, mails: Mail[]): Response {
  const url = new URL(request.url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    return new Response('The mailbox is open on this machine only.\n', { status: 403 });
  }
  if (url.pathname === '/_mail.json') {
    return Response.json(mails, { headers: COMMON });
  }
  return new Response(page(mails), { headers: HEADERS });
}

function page(mails: Mail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox (${mails.length})</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}
h2{margin:0;font-size:1.1rem}
p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
</style>
<h1>Mailbox</h1>
<p>${count}, newest first. Nothing sent from this machine leaves it. Reload for new mail.</p>
${mails.map(article).join('')}
</html>
`;
}

function article(mail: Mail): string {
  const body = mail.text || plain(mail.html);
  return `<article>
<h2>${escape(mail.subject || '(no subject)')}</h2>
<p>To ${escape(mail.to.join(', '))}, from ${escape(mail.from)}, <time>${escape(mail.at)}</time></p>
<pre>${linked(body)}</pre>
</article>
`;
}

/** HTML as text: good enough to read a mail that has no text part. */
export function plain(html: string): string {
  return html
    .replaceAll(/<(style|script|title)[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi, '$2: $1 ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/h\d)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** Escaped text with its http(s) addresses made links. */
export function linked(text: string): string {
  return escape(text).replaceAll(
    /https?:\/\/[^\s<>"']+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}

/** Makes any text harmless in HTML. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
