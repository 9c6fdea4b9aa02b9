// @vitest-environment node
import { expect, it } from 'vitest';
import { linked, mailboxPage, plain } from './mailbox-page.ts';

it('converts an HTML mail to readable text with its links', () => {
  const html =
    '<style>p{}</style><p>Dear <b>A &amp; B</b>,</p><p><a href="https://x.example/?a=1&amp;b=2"\n>Open</a\n></p>';
  expect(plain(html)).toBe('Dear A & B,\nOpen: https://x.example/?a=1&b=2');
});

it('escapes text in the page, also within a link', () => {
  expect(linked('<b>"&\' http://x.example/"onmouseover="x')).toBe(
    '&lt;b&gt;&quot;&amp;&#39; <a href="http://x.example/&quot;onmouseover=&quot;x" rel="noreferrer">http://x.example/&quot;onmouseover=&quot;x</a>',
  );
  expect(linked('javascript:alert(1)')).toBe('javascript:alert(1)');
});

const ask = (host: string) => mailboxPage(new Request(`http://${host}/_mail.json`), []).status;

it('rejects foreign host names', () => {
  expect(['127.0.0.1:4173', 'localhost:4173', 'evil.example:4173'].map(ask)).toEqual([
    200, 200, 403,
  ]);
});

it("other sites' pages cannot embed the mails or load them as another type", () => {
  for (const path of ['_mail', '_mail.json']) {
    const { headers } = mailboxPage(new Request(`http://127.0.0.1/${path}`), []);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
