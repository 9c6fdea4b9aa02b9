// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseSecrets, refuseSecretSettings, scanFolder, secretsIn } from './secrets.ts';

/** Assembled here, so that scanners of this repository do not report them. */
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.${'x'.repeat(43)}`;
const planted = {
  'a Supabase secret key': ['sb', 'secret', 'a1B2c3D4e5F6'].join('_'),
  'a database address': ['postgres', '//owner:pw@db.example:5432/postgres'].join(':'),
  'a private key': ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
  'a token with the role "service_role"': token({ role: 'service_role' }),
  'a token with the role ""': token({ sub: 'nobody in particular' }),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-secrets-'));
});
afterAll(async () => rm(folder, { recursive: true }));

it('finds each kind of secret anywhere in the built site, without printing it', async () => {
  await mkdir(join(folder, 'assets'));
  for (const [kind, secret] of Object.entries(planted)) {
    for (const name of ['assets/main.js', 'about.html', 'assets/main.js.map', '_headers']) {
      await writeFile(join(folder, name), `const a="${secret}";`);
      const findings = await scanFolder(folder);
      expect(findings).toEqual([`${name} holds ${kind}.`]);
      expect(findings.join()).not.toContain(secret);
      await rm(join(folder, name));
    }
  }
});

it('rejects a secret in a public setting, names the fix, and ignores settings of the server', () => {
  for (const [kind, secret] of Object.entries(planted)) {
    const refuse = () => refuseSecretSettings({ VITE_SUPABASE_PUBLISHABLE_KEY: secret });
    expect(refuse).toThrow(`VITE_SUPABASE_PUBLISHABLE_KEY holds ${kind}.`);
    expect(refuse).toThrow(/Put the publishable key .+ in \.env and build again/);
    expect(refuse).not.toThrow(secret);
    refuseSecretSettings({ SUPABASE_SERVICE_ROLE_KEY: secret });
  }
});

it('allows published texts that look like one, and finds a planted one next to it', () => {
  const key = `${planted['a private key']}\\nMIIEvQIBADANBg`;
  for (const [kind, secret] of Object.entries({ ...planted, 'a private key': key })) {
    const words = [`Our hall is called ${secret}, come and see`];
    const bundle = `const a={text:${JSON.stringify(words[0])}}`;
    expect([kind, secretsIn(bundle)]).toEqual([kind, [kind]]);
    expect([kind, secretsIn(bundle, words)]).toEqual([kind, []]);
    const other = secret.replace(/.{4}$/, 'Zz09');
    expect([kind, secretsIn(`${bundle};const b="${other}"`, words)]).toEqual([kind, [kind]]);
  }
});

it('a key in a bundle stops the build even if the texts name the kind', async () => {
  const marker = planted['a private key'];
  await writeFile(join(folder, 'main.js'), `const a="${marker}\\nMIIEvQ"`);
  await expect(
    refuseSecrets(folder, [`${marker} is what such a file begins with`]),
  ).rejects.toThrow('main.js holds a private key.');
  await rm(join(folder, 'main.js'));
});

it('accepts public values', () => {
  const text = [
    'sb_publishable_local_development_only',
    token({ role: 'anon' }),
    "value.startsWith('sb_secret_')",
    'https://abc.supabase.co eyJub3QuYQ.eyJqd3Q.at-all PostgreSQL',
  ].join('\n');
  expect(secretsIn(text)).toEqual([]);
});
