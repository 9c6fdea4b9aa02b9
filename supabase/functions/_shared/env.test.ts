// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mailSettings, serviceKeys, smtpSettings } from './env.ts';

const all = {
  MAIL_FROM: '"Mandap Events" <website@mandap.example>',
  NOTIFY_TO: 'owner@mandap.example, desk@mandap.example',
  SITE_URL: 'https://mandap.example/',
  SMTP_HOST: 'smtp.mandap.example',
};

function env(changes: Readonly<Record<string, string>> = {}): (name: string) => string | undefined {
  const values = new Map(Object.entries({ ...all, ...changes }));
  return (name) => values.get(name);
}

describe('the secrets of the mail functions', () => {
  it("are parsed from the owner's format", () => {
    expect(mailSettings(env())).toEqual({
      from: { name: 'Mandap Events', address: 'website@mandap.example' },
      notifyTo: ['owner@mandap.example', 'desk@mandap.example'],
      siteUrl: 'https://mandap.example',
    });
    expect(mailSettings(env({ MAIL_FROM: 'a@b.in' })).from).toEqual({
      name: '',
      address: 'a@b.in',
    });
  });

  it.each([
    [{ NOTIFY_TO: '' }, /NOTIFY_TO/],
    [{ NOTIFY_TO: ' , ' }, /NOTIFY_TO/],
    [{ NOTIFY_TO: 'owner@mandap.example, nobody' }, /NOTIFY_TO/],
    [{ NOTIFY_TO: 'a@b.in\nBcc: c@d.in' }, /NOTIFY_TO/],
    [{ MAIL_FROM: '' }, /MAIL_FROM/],
    [{ MAIL_FROM: 'Mandap Events' }, /MAIL_FROM/],
    [{ SITE_URL: '' }, /SITE_URL/],
    [{ SITE_URL: 'javascript:alert(1)' }, /SITE_URL/],
    [{ SITE_URL: 'https://a:b' }, /the secret SITE_URL is no web address/],
  ])('are rejected by name if invalid: %j', (changes, name) => {
    expect(() => mailSettings(env(changes))).toThrow(name);
  });

  it('use port 465 with TLS by default', () => {
    expect(smtpSettings(env())).toEqual({
      host: 'smtp.mandap.example',
      port: 465,
      secure: true,
      auth: undefined,
    });
    expect(smtpSettings(env({ SMTP_PORT: '2525' }))).toMatchObject({ port: 2525, secure: false });
    expect(
      smtpSettings(env({ SMTP_PORT: '1025', SMTP_SECURE: 'true', SMTP_USER: 'u', SMTP_PASS: 'p' })),
    ).toMatchObject({ secure: true, auth: { user: 'u', pass: 'p' } });
  });

  it.each([
    [{ SMTP_HOST: '' }, /SMTP_HOST/],
    [{ SMTP_PORT: 'smtp' }, /SMTP_PORT/],
    [{ SMTP_PORT: '0' }, /SMTP_PORT/],
    [{ SMTP_SECURE: 'yes' }, /SMTP_SECURE/],
    [{ SMTP_USER: 'u' }, /SMTP_PASS/],
  ])('name the invalid mail server setting: %j', (changes, name) => {
    expect(() => smtpSettings(env(changes))).toThrow(name);
  });

  it('accept the service key of older and of newer projects, and throw without one', () => {
    const dictionary = '{"job":"sb_secret_job","default":"sb_secret_new"}';
    expect(
      serviceKeys(env({ SUPABASE_SERVICE_ROLE_KEY: 'old', SUPABASE_SECRET_KEYS: dictionary })),
    ).toEqual(['sb_secret_new', 'sb_secret_job', 'old']);
    expect(serviceKeys(env({ SUPABASE_SECRET_KEYS: dictionary }))[0]).toBe('sb_secret_new');
    expect(serviceKeys(env({ SUPABASE_SERVICE_ROLE_KEY: 'old' }))).toEqual(['old']);
    expect(() => serviceKeys(env({ SUPABASE_SECRET_KEYS: 'broken' }))).toThrow(
      /SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY/,
    );
  });
});
