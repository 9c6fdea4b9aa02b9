import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isCompressible } from './web/contentType.ts';
import { pooled } from './web/pool.ts';

/** Files read in parallel. */
const PARALLEL = 8;

const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a Supabase secret key', /sb_secret_[\w-]{8,}/g],
  ['a database address', /postgres(?:ql)?:\/\/[^\s"'`<]+/g],
  // With the start of the key, so that two keys are two findings.
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\[nr]|\s)*[\w+/=]{0,80}/g],
];

/** Role of a JWT; '' without one; undefined if the text is no JWT. */
function jwtRole(payload: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return String(Object(claims).role ?? '');
  } catch {
    return undefined;
  }
}

/** Removes line ends, also escaped ones. */
const joined = (text: string) => text.replace(/\\[nr]|\s/g, '');

/**
 * Kinds of secrets in a text, never the secrets themselves.
 * @param published texts of the owner, whose contents are public.
 */
export function secretsIn(text: string, published: readonly string[] = []): string[] {
  // A backslash may start another way of escaping.
  const isPublished = (found: string) =>
    published.some((one) => joined(one).includes(joined(found).split('\\')[0] ?? found));
  const found = patterns
    .filter(([, pattern]) => [...text.matchAll(pattern)].some(([match]) => !isPublished(match)))
    .map(([name]) => name);
  for (const [token, payload = ''] of text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)) {
    const role = jwtRole(payload);
    if (role !== undefined && role !== 'anon' && !isPublished(token))
      found.push(`a token with the role "${role}"`);
  }
  return [...new Set(found)];
}

/** Every string in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Findings in every text file of a folder, one sentence each. Compressed copies are skipped.
 * @param published same as for `secretsIn`.
 */
export async function scanFolder(
  folder: string,
  published: readonly string[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const texts = files.filter(
    ({ name }) => isCompressible(name) || !name.includes('.') || name.endsWith('.map'),
  );
  const findings: string[] = [];
  await pooled(texts, PARALLEL, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    for (const kind of secretsIn(await readFile(path, 'utf8'), published))
      findings.push(`${relative(folder, path)} holds ${kind}.`);
  });
  return findings;
}

/**
 * Checks the settings that go into the browser's bundle before building.
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

/**
 * Checks a bundle, without the database's content.
 * @param published texts of the owner that are overlaid.
 * @throws naming every place of a secret.
 */
export async function refuseSecrets(folder: string, published: readonly string[]): Promise<void> {
  const findings = await scanFolder(folder, published);
  if (findings.length === 0) return;
  throw new Error(
    `Every visitor could read this, so there is no build:\n${findings.join('\n')}\nTake it out of the sources and build again.`,
  );
}
