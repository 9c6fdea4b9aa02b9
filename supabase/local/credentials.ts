import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, isRecord } from './http.ts';
import { StartError } from './options.ts';

/** Public by design: it grants only what row-level security grants to everyone. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development_only';
const ADMIN_EMAIL = 'owner@mandap.example';

export interface Credentials {
  adminEmail: string;
  adminPassword: string;
  secretKey: string;
  jwtSecret: string;
  /** Password of PostgreSQL's superuser; letters, digits, - and _. */
  databasePassword: string;
}

/**
 * Reads the data folder's secrets, created on the first start and readable by their owner only.
 * @param hasDatabase whether existing data depends on them.
 * @throws StartError if it does and the file is missing or damaged.
 */
export async function loadCredentials(dataDir: string, hasDatabase = false): Promise<Credentials> {
  const file = path.join(dataDir, 'credentials.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  const stored = parse(text);
  if (hasDatabase && !asText(stored['adminPassword'])) throw passwordsLost(dataDir);
  const credentials: Credentials = {
    adminEmail: asText(stored['adminEmail']) ?? ADMIN_EMAIL,
    adminPassword: asText(stored['adminPassword']) ?? randomPassword(),
    secretKey: asText(stored['secretKey']) ?? `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: asText(stored['jwtSecret']) ?? randomBytes(32).toString('base64url'),
    databasePassword: asText(stored['databasePassword']) ?? randomBytes(24).toString('base64url'),
  };
  const wanted = JSON.stringify(credentials, null, 2);
  if (wanted !== text) {
    // Atomic: without this file the database cannot be opened any more.
    await writeFile(`${file}.new`, wanted, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  }
  await chmod(file, 0o600);
  return credentials;
}

/** The error if the database's password is lost. */
export function passwordsLost(dataDir: string): StartError {
  return new StartError(
    `The passwords of the database in ${dataDir} are lost: put its credentials.json back from a copy, or begin anew without its data by npm run db:reset.`,
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Easy to type in a terminal: no similar letters, 80 bits. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGH23456789';
  const bytes = [...randomBytes(16)];
  const text = bytes.map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
}
