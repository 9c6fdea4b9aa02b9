import type { Mail } from './mailbox.ts';

/** Headers of both responses: not cached, and not loadable by another site as a script or picture. */
const COMMON = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** No scripts, no external requests; only the page's own style. */
const HEADERS = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Serves /_mail (a page) and /_mail.json, for this machine's own host names only: a foreign site with
 * DNS on 127.0.0.1 could otherwise read password links.
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

/** HTML as text: sufficient to read an email without a text part. */
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

/** Escaped text with http(s) addresses as links. */
export function linked(text: string): string {
  return escape(text).replaceAll(
    /https?:\/\/[^\s<>"']+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}

/** Escapes text for HTML. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
