import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isCompressible } from './web/contentType.ts';

const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a Supabase secret key', /sb_secret_[\w-]{8,}/],
  ['a database address', /postgres(?:ql)?:\/\/[^\s"'`<]+/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
];

/** The role a JWT speaks for; '' where it names none; undefined where the text is no JWT after all. */
function jwtRole(payload: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return String(Object(claims).role ?? '');
  } catch {
    return undefined;
  }
}

/** What in a text no visitor may have: the kinds of secret, never the secret itself. */
export function secretsIn(text: string): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  for (const [, payload = ''] of text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)) {
    const role = jwtRole(payload);
    if (role !== undefined && role !== 'anon') found.push(`a token with the role "${role}"`);
  }
  return [...new Set(found)];
}

/** Findings in every text file of a folder, one sentence each. Packed copies hold the same and are left out. */
export async function scanFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const texts = files.filter(
    ({ name }) => isCompressible(name) || !name.includes('.') || name.endsWith('.map'),
  );
  const findings = await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return secretsIn(await readFile(path, 'utf8')).map(
        (kind) => `${relative(folder, path)} holds ${kind}.`,
      );
    }),
  );
  return findings.flat();
}

/**
 * Looks through the settings that go into the browser's bundle, before anything is written.
 * @throws naming each that holds a secret, and what belongs there.
 */
export function refuseSecretSettings(settings: Readonly<Record<string, string | undefined>>): void {
  const findings = Object.entries(settings)
    .filter(([name]) => name.startsWith('VITE_'))
    .flatMap(([name, value]) => secretsIn(value ?? '').map((kind) => `${name} holds ${kind}.`));
  if (findings.length === 0) return;
  throw new Error(
    `${findings.join('\n')}
Every visitor could read it, so nothing was built; the last build is as it was.
Put the publishable key (sb_publishable_…, or the anon key) into VITE_SUPABASE_PUBLISHABLE_KEY in .env and build again: Supabase dashboard, Project Settings, API Keys.`,
  );
}

/** @throws naming every place where the site would give away a secret. */
export async function refuseSecrets(folder: string): Promise<void> {
  const findings = await scanFolder(folder);
  if (findings.length === 0) return;
  throw new Error(
    `Every visitor could read this, so there is no build:\n${findings.join('\n')}\nTake it out of the sources or the database and build again.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await refuseSecrets(resolve(root, process.argv[2] ?? 'dist'));
  console.log('No secret in the settings or in the built site.');
}
