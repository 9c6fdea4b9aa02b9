// @vitest-environment happy-dom
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html } from './markup.ts';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

const nasty = oneof(
  string({ unit: 'binary' }),
  constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    '-->',
    '</td></tr></table></div>',
    '<style>*{display:none}</style>',
    '&lt;b&gt;&amp;',
    'javascript:alert(1)',
    '<a href="https://evil.example">click</a>',
    '\u0000<b>',
    '<svg/onload=alert(1)>',
  ),
);

function parse(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html');
}

/** The email's tags, their attribute names and link targets, in order. */
function skeleton(markup: string): string[] {
  return [...parse(markup).querySelectorAll('*')].map((element) =>
    [
      element.tagName,
      ...element.getAttributeNames(),
      (element.getAttribute('href') ?? '').replace(/\?.*/su, ''),
    ].join(' '),
  );
}

describe('a value interpolated into HTML', () => {
  it('is read back unchanged from text and from an attribute', () => {
    assert(
      property(nasty, (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"']/);
        const back = new Map([
          ['&amp;', '&'],
          ['&lt;', '<'],
          ['&gt;', '>'],
          ['&quot;', '"'],
          ['&#39;', "'"],
        ]);
        expect(
          escapeHtml(value).replace(/&[a-z0-9#]+;/g, (entity) => back.get(entity) ?? '?'),
        ).toBe(value);
      }),
      { numRuns: 3000 },
    );
  });

  it('is escaped unless it was made by html', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${'"'}">${inner}${[inner, inner]}</p>`.text).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b></p>',
    );
  });
});

describe('the mail to the owner', () => {
  it('keeps its structure and links for any input of the enquirer', () => {
    const plain = { form_type: 'x', service: 'x', name: 'x', message: 'x', page_path: 'x' };
    const expected = skeleton(composeMail(job(plain), settings).html);
    const visible = nasty.map((value) => `x${value}`.replace(/[\n\r\u2028\u2029]/g, ' '));
    assert(
      property(visible, visible, visible, visible, visible, (a, b, c, d, e) => {
        const hostile = { form_type: a, service: b, name: c, message: d, page_path: e };
        expect(skeleton(composeMail(job(hostile), settings).html)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('does not link a hostile phone, mail address or page', () => {
    const mail = composeMail(
      job({
        email: 'javascript:alert(1)',
        phone: '"><a href="https://evil.example">',
        phone_e164: null,
        page_path: '//evil.example',
      }),
      settings,
    );
    const links = [...parse(mail.html).querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual([
      'https://mandap.example/admin/dashboard/bookings?open=6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab',
    ]);
  });

  it('loads no external resources', () => {
    const document = parse(composeMail(job(), settings).html);
    expect(
      document.querySelectorAll('img,link,script,style,iframe,object,[background]'),
    ).toHaveLength(0);
    expect(composeMail(job(), settings).html).not.toMatch(/url\(/i);
  });
});
