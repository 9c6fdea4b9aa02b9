import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

/** Whether Node resolves a package from this folder: next to it or further up. */
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

it('the lock file has an integrity hash for every package', () => {
  const lock: { packages: Record<string, { integrity?: string; inBundle?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  // Bundled packages are covered by their parent's hash; the CLI's other platforms were in no available registry.
  const unchecked = Object.entries(lock.packages)
    .filter(
      ([name, { integrity, inBundle }]) =>
        name !== '' && !integrity && !inBundle && !/\/@supabase\/cli-/.test(name),
    )
    .map(([name]) => name);
  expect(unchecked).toEqual([]);
});
