// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mailSettings } from './env.ts';
import { json, shortError, whenConfigured } from './respond.ts';
import { post } from './testing.ts';

describe('a function without a required secret', () => {
  it('responds to browsers, names the secret only in its log, and recovers once the secret is set', async () => {
    const secrets = new Map<string, string>();
    const lines: string[] = [];
    const handler = whenConfigured(
      () => {
        mailSettings((name) => secrets.get(name));
        return async () => json(202, { accepted: true });
      },
      { audience: 'public', log: (line) => lines.push(line) },
    );
    const preflight = await handler(new Request('http://127.0.0.1/', { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    const missing = await handler(post({}));
    expect(missing.status).toBe(500);
    expect(await missing.text()).not.toContain('MAIL_FROM');
    expect(lines).toEqual(['failed: the secret MAIL_FROM is not set']);
    secrets.set('MAIL_FROM', 'website@mandap.example');
    secrets.set('NOTIFY_TO', 'owner@mandap.example');
    secrets.set('SITE_URL', 'https://mandap.example');
    expect((await handler(post({}))).status).toBe(202);
  });
});

describe('the error text for logs', () => {
  it('is one short line for any thrown value', () => {
    const coded = Object.assign(new Error('421 4.7.0\r\nTry again'), { code: 'EENVELOPE' });
    expect(shortError(coded)).toBe('EENVELOPE: 421 4.7.0 Try again');
    expect(shortError('plain')).toBe('plain');
    expect(shortError(new Error(''))).toBe('unknown error');
    expect(shortError(new Error('x'.repeat(5000)))).toHaveLength(200);
  });
});
