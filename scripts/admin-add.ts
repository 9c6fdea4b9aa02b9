import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { parseUrl } from '../src/shared/lib/safeLink.ts';
import { adminRoles } from '../src/shared/lists/adminRoles.ts';
import { invitationPaths } from '../src/shared/admin/invitationPaths.ts';
import { parseLock } from '../supabase/local/lock.ts';
import { StartError } from '../supabase/local/options.ts';
import { dataDir, fail, portOr } from './launch.ts';
import { inDatabase } from './someDatabase.ts';

const EXAMPLE = 'npm run admin:add you@your.domain owner';

/** Address of the site: SITE_URL of a hosted project, else the local server's, whether it runs or not. */
async function siteUrl(isHosted: boolean): Promise<string> {
  if (isHosted) {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const url = parseUrl(process.env['SITE_URL'] ?? '');
    if (url && /^https?:$/.test(url.protocol)) return url.origin;
    throw new StartError('SITE_URL is missing: set it in .env, as for the build (.env.example).');
  }
  const lock = await readFile(path.join(dataDir(), 'lock.json'), 'utf8').catch(() => '');
  return parseLock(lock)?.url || `http://127.0.0.1:${portOr(4173)}`;
}

/** Gives the account the role, or stores an invitation. @returns the token of its link; null with an account. */
async function add(sql: postgres.Sql, email: string, role: string): Promise<string | null> {
  const [row] = await sql<{ token: string | null }[]>`
    select private.add_by_operator(${email}, ${role}) as token`;
  return row?.token ?? null;
}

/**
 * `npm run admin:add EMAIL ROLE`: gives an account a role. Without an account it prints a link, by which the person
 * makes one, so that nobody else knows the password. For a hosted project, add a postgres:// URL.
 */
async function main(): Promise<void> {
  const [email = '', role = '', address, ...others] = process.argv.slice(2);
  if (!email.includes('@') || others.length > 0)
    throw new StartError(`Say whom, and as what: ${EXAMPLE}`);
  if (!adminRoles.some((one) => one === role))
    throw new StartError(`There is no role "${role}". Roles: ${adminRoles.join(', ')}. ${EXAMPLE}`);
  if (address !== undefined && !/^postgres(?:ql)?:\/\//.test(address))
    throw new StartError(`"${address}" is no database: ${EXAMPLE} postgres://...`);
  const site = await siteUrl(address !== undefined);
  const token = await inDatabase(address, async (sql) => add(sql, email, role));
  console.log(
    token === null
      ? `${email} is now ${role}.`
      : `This link works once and makes the account of ${email} (${role}):\n${site}${invitationPaths.welcome}#${token}`,
  );
}

await main().catch(fail);
