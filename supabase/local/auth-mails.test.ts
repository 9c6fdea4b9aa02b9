// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fillTemplate, recoveryToken } from './auth-mails.ts';
import { plain } from './mailbox-page.ts';

const mailOf = (type: string) => ({
  to: 'a@b.example',
  subject: 's',
  html: `<a href="http://127.0.0.1:1/auth/v1/verify?token=abc&amp;type=${type}&amp;redirect_to=x">x</a>`,
});

it('the token is extracted from recovery links only', () => {
  expect(recoveryToken(mailOf('recovery'))).toBe('abc');
  expect(recoveryToken(mailOf('magiclink'))).toBeNull();
  expect(recoveryToken({ to: 'a@b.example', subject: 's', text: 'no link' })).toBeNull();
});

it("a template's placeholders are replaced and escaped, unknown ones removed", () => {
  expect(fillTemplate('{{ .A }}|{{.B}}|{{ .C }}', { A: '<"&>', B: 'b' })).toBe(
    '&lt;&quot;&amp;>|b|',
  );
});

it("the recovery mail links the site's own page with a token that works on any device", async () => {
  const file = path.join(import.meta.dirname, '../templates/recovery.html');
  const mail = fillTemplate(await readFile(file, 'utf8'), {
    SiteURL: 'https://s.example',
    TokenHash: 't0',
  });
  expect(mail).toContain('href="https://s.example/admin/reset?token_hash=t0&type=recovery"');
  // The email as shown by the local mailbox.
  expect(plain(mail)).toContain('https://s.example/admin/reset?token_hash=t0&type=recovery');
});
