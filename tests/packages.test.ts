import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

/** Where Node finds a package that the one in this folder asks for: beside it or further up. */
function isFound(packages: Packages, folder: string, name: string): boolean {
  if (`${folder}/node_modules/${name}` in packages) return true;
  const above = folder.lastIndexOf('/node_modules/');
  return above < 0
    ? `node_modules/${name}` in packages
    : isFound(packages, folder.slice(0, above), name);
}

it('npm ci finds the binaries of every platform in the lock file', () => {
  const lock: { packages: Packages } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const wanted = Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ folder, name })),
  );
  expect(wanted.length).toBeGreaterThan(100);
  const missing = wanted.filter(({ folder, name }) => !isFound(lock.packages, folder, name));
  expect(missing).toEqual([]);
});

it('the lock file says of every package what its content must be', () => {
  const lock: { packages: Record<string, { integrity?: string; inBundle?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  // What stands inside another package is covered by that one's; the CLI's other platforms are in no registry that was at hand.
  const unchecked = Object.entries(lock.packages)
    .filter(
      ([name, { integrity, inBundle }]) =>
        name !== '' && !integrity && !inBundle && !/\/@supabase\/cli-/.test(name),
    )
    .map(([name]) => name);
  expect(unchecked).toEqual([]);
});
