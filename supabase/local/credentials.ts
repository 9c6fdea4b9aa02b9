import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, isRecord } from './http.ts';

/** Public by design: it opens nothing that row-level security does not open to everybody. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development_only';
const ADMIN_EMAIL = 'owner@mandap.example';

export interface Credentials {
  adminEmail: string;
  adminPassword: string;
  secretKey: string;
  jwtSecret: string;
}

/** Reads the data folder's own secrets, made at its first start and readable by its owner only. */
export async function loadCredentials(dataDir: string): Promise<Credentials> {
  const file = path.join(dataDir, 'credentials.json');
  const stored = parse(await readFile(file, 'utf8').catch(() => ''));
  const credentials: Credentials = {
    adminEmail: asText(stored['adminEmail']) ?? ADMIN_EMAIL,
    adminPassword: asText(stored['adminPassword']) ?? randomPassword(),
    secretKey: asText(stored['secretKey']) ?? `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: asText(stored['jwtSecret']) ?? randomBytes(32).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(credentials, null, 2), { mode: 0o600 });
  await chmod(file, 0o600);
  return credentials;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Easy to type from a terminal: no letters that look alike, 80 bits. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGH23456789';
  const bytes = [...randomBytes(16)];
  const text = bytes.map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
}
