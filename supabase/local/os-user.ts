import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './options.ts';

export interface OsUser {
  uid: number;
  gid: number;
}

/**
 * The user for PostgreSQL, which refuses to run as root: `postgres`, else `nobody`.
 * Null unless root; PostgreSQL then runs as the current user.
 */
export function postgresUser(): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const user = findUser('postgres') ?? findUser('nobody');
  if (user) return user;
  throw new StartError(
    'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody": start this as another user.',
  );
}

function findUser(name: string): OsUser | null {
  try {
    const entry = parsePasswd(readFileSync('/etc/passwd', 'utf8'), name);
    if (entry) return entry;
    return parsePasswd(execFileSync('getent', ['passwd', name]).toString(), name);
  } catch {
    return null;
  }
}

/** Parses a user from the text of /etc/passwd. */
export function parsePasswd(text: string, name: string): OsUser | null {
  const fields = text
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Whether `user` may enter every folder above `target`, the nearest existing one included. */
export async function canReach(target: string, user: OsUser): Promise<boolean> {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const info = await stat(folder).catch(() => null);
    if (info?.isDirectory() && !mayEnter(info, user)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter(info: { uid: number; gid: number; mode: number }, user: OsUser): boolean {
  if (info.uid === user.uid) return (info.mode & 0o100) !== 0;
  if (info.gid === user.gid) return (info.mode & 0o010) !== 0;
  return (info.mode & 0o001) !== 0;
}
