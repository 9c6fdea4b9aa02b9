// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { checkDatabase, readSettings } from './buildSettings.ts';

const whole = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SITE_URL: 'https://www.firm.example/',
};

describe('the settings of a hosted project', () => {
  it('have no trailing slashes, and are undefined if none are given', () => {
    expect(readSettings(whole)).toEqual({
      apiUrl: 'https://abc.supabase.co',
      dataUrl: 'https://abc.supabase.co',
      siteUrl: 'https://www.firm.example',
      publishableKey: 'sb_publishable_abc',
    });
    expect(readSettings({ SITE_URL: whole.SITE_URL, VITE_SUPABASE_URL: '' })).toBeUndefined();
  });

  it('are named if missing or no URL', () => {
    for (const name of ['VITE_SUPABASE_PUBLISHABLE_KEY', 'SITE_URL'])
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(`${name} is missing: `);
    for (const name of ['VITE_SUPABASE_URL', 'SITE_URL'])
      expect(() => readSettings({ ...whole, [name]: 'abc.supabase.co' })).toThrow(
        `${name} in .env is "abc.supabase.co", which is no web address: `,
      );
    expect(() => readSettings({ ...whole, VITE_SUPABASE_URL: '' })).toThrow(
      'MANDAP_API_URL is missing: ',
    );
  });

  it('are rejected with a secret key among them', () => {
    const secret = ['sb', 'secret', 'a1B2c3D4e5F6'].join('_');
    expect(() => readSettings({ ...whole, VITE_SUPABASE_PUBLISHABLE_KEY: secret })).toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY holds a Supabase secret key.',
    );
  });
});

const check = async (url: string) =>
  checkDatabase({ apiUrl: url, dataUrl: url, siteUrl: '', publishableKey: 'sb_publishable_abc' });

describe('a project with an unexpected response', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** URL of a test server that responds with this status. */
  async function answering(status: number): Promise<string> {
    server = createServer((_request, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((resolve) => {
      server?.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }
  it('is reported with the setting that names it and a fix', async () => {
    await check(await answering(200));
    const cases = [
      [await answering(401), /PUBLISHABLE_KEY in \.env is not a key of this project: copy it anew/],
      [await answering(404), /has not been set up: npx supabase db push --remote/],
      [await answering(500), /which answers with 500: try again in a minute/],
      ['http://127.0.0.1:9', /but 127\.0\.0\.1:9 (?:takes no connection|cannot be reached)/],
      ['http://nobody.invalid', /but (?:there is no host|the name) nobody\.invalid/],
    ] as const;
    for (const [url, words] of cases) {
      await expect(check(url)).rejects.toThrow(words);
      await expect(check(url)).rejects.toThrow(`VITE_SUPABASE_URL in .env is ${url}, `);
    }
  });
});
