// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const functions = readdirSync(folder).filter((name) => !name.startsWith('_'));

const versions = v.record(v.string(), v.string());
function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(path.join(folder, ...parts), 'utf8'));
}
const manifest = v.parse(
  v.object({ dependencies: versions, devDependencies: versions }),
  readJson('../../package.json'),
);
const installed = new Map(
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
);

/** The packages that a file imports, directly and through its own modules. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|\} from)[^;]*? ?'([^']+)';$/gm);
  return [...imports].flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesOf(path.resolve(file, '..', specifier), seen) : [specifier],
  );
}

describe('the packages of the edge functions', () => {
  it('are found in every function', () => {
    expect(functions.length).toBeGreaterThanOrEqual(3);
    expect(packagesOf(path.join(folder, 'deliver-outbox/index.ts'))).toContain('nodemailer');
  });

  it.each(functions)('of %s are all in its deno.json, in the major version tested here', (name) => {
    const { imports } = v.parse(v.object({ imports: versions }), readJson(name, 'deno.json'));
    const expected = packagesOf(path.join(folder, name, 'index.ts')).map((pkg) => {
      const major = installed.get(pkg)?.split('.')[0];
      return [pkg, `npm:${pkg}@${major ?? 'not in package.json'}`];
    });
    expect(imports).toEqual(Object.fromEntries(expected));
  });

  it.each(functions)('of %s are wired in at most 40 lines', (name) => {
    const index = readFileSync(path.join(folder, name, 'index.ts'), 'utf8');
    expect(index.split('\n').length).toBeLessThanOrEqual(41);
  });
});
