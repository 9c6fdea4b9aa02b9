import { join } from 'node:path';
import type { ChunkModules } from '../web/chunkModules.ts';
import { ADMIN_CODE } from '../web/chunks.ts';
import type { Manifest } from '../web/manifest.ts';
import { chunks } from './chunks.ts';
import { kB } from './figures.ts';
import { transferSize } from './transfers.ts';

/** The imports that lead from the public site to staff: chunks loaded under /admin and /gate only. */
const ADMIN = ['src/app/adminRoutes.tsx', 'src/app/adminCheckIn.tsx'];

/** Bytes below which a request costs the visitor more than they do. */
const MIN_CHUNK_BYTES = 2000;

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || ADMIN.includes(key) || seen.has(key)) return;
  seen.add(key);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    collect(manifest, next, seen);
}

/** Keys of every chunk that a public page could ever load, now or on a tap. */
function publicKeys(manifest: Manifest): string[] {
  const seen = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest))
    if (isEntry) collect(manifest, key, seen);
  return [...seen].filter((key) => manifest[key]?.file.endsWith('.js'));
}

/**
 * Modules of the admin area inside chunks that public pages can load.
 * @throws where the build has no such area: the check would prove nothing.
 */
export function adminCodeInPublicChunks(manifest: Manifest, modules: ChunkModules): string[] {
  const everything = Object.values(modules).flat();
  if (
    !ADMIN.every((file) => manifest[file]) ||
    !everything.some((module) => ADMIN_CODE.test(module))
  ) {
    throw new Error(`The build lacks one of ${ADMIN.join(', ')}: where has the admin area gone?`);
  }
  return publicKeys(manifest).flatMap((key) => {
    const file = manifest[key]?.file ?? '';
    return (modules[file] ?? [])
      .filter((module) => ADMIN_CODE.test(module))
      .map((module) => `${file} holds ${module}`);
  });
}

function chunkFaults(name: string, bytes: number): string[] {
  const budget = chunks[name];
  const found = `The chunk ${name} has ${kB(bytes)} kB`;
  if (!budget) return [`${found} and is not in scripts/bench/chunks.ts`];
  if (bytes > budget.most * 1000) return [`${found}, at most ${budget.most}`];
  if (bytes < MIN_CHUNK_BYTES && !budget.small)
    return [
      `${found}: too small for a file of its own without a reason in scripts/bench/chunks.ts`,
    ];
  return [];
}

/**
 * Where the public chunks of a build differ from the list in chunks.ts: one that is missing, not expected, over its
 * figure, or small without a reason.
 * @param dist the folder of the build.
 */
export function chunkListFaults(manifest: Manifest, dist: string): string[] {
  const built = publicKeys(manifest).map((key) => {
    const { name = key, file = '' } = manifest[key] ?? {};
    return { name, bytes: transferSize(join(dist, file)) };
  });
  const names = built.map(({ name }) => name);
  return [
    ...built.flatMap(({ name, bytes }) => chunkFaults(name, bytes)),
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => `Two public chunks are named ${name}`),
    ...Object.keys(chunks)
      .filter((name) => !names.includes(name))
      .map((name) => `The build has no chunk ${name}, which scripts/bench/chunks.ts expects`),
  ];
}
