// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseToml, readProjectConfig } from './config.ts';

it("parses the Supabase CLI's file by section and key", () => {
  const text = `project_id = "mandap"
# a comment
[auth]
jwt_expiry = 3_600 # seconds
enable_signup = false
site_url = "http://127.0.0.1:4173" # not part of the value

[functions.send-mail]
verify_jwt = false
`;
  expect(Object.fromEntries(parseToml(text))).toEqual({
    project_id: 'mandap',
    'auth.jwt_expiry': 3600,
    'auth.enable_signup': false,
    'auth.site_url': 'http://127.0.0.1:4173',
    'functions.send-mail.verify_jwt': false,
  });
});

it('public functions skip JWT verification, all others require it', async () => {
  const { verifyJwt } = await readProjectConfig(path.join(import.meta.dirname, '../..'));
  const open = [
    'send-booking-notification',
    'deliver-outbox',
    'increment-event-like',
    'accept-invitation',
  ];
  expect(open.map(verifyJwt)).toEqual([false, false, false, false]);
  expect(verifyJwt('any-other')).toBe(true);
});

it("`supabase config push` would write the site's URL from its setting, without a developer's machine", async () => {
  const file = path.join(import.meta.dirname, '../config.toml');
  const text = await readFile(file, 'utf8');
  expect(parseToml(text).get('auth.site_url')).toBe('env(SITE_URL)');
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
});

it.each([
  ['60s', 60_000],
  ['1s', 1000],
  ['1h1m30s', 3_690_000],
  ['soon', 60_000],
])('parses the mail interval %j as %d ms', async (written, ms) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-config-'));
  await mkdir(path.join(folder, 'supabase'));
  const text = `[auth.email]\nmax_frequency = "${written}"\n`;
  await writeFile(path.join(folder, 'supabase/config.toml'), text);
  expect((await readProjectConfig(folder)).mailEvery).toBe(ms);
  await rm(folder, { recursive: true });
});

it("a project without the file has Supabase's defaults", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-config-'));
  const config = await readProjectConfig(folder);
  expect(config).toMatchObject({
    minimumPasswordLength: 6,
    jwtExpiry: 3600,
    mailEvery: 60_000,
    maxRows: 1000,
  });
  await rm(folder, { recursive: true });
});
