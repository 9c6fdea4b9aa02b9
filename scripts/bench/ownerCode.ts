import type { ChunkModules } from '../web/chunkModules.ts';
import type { Manifest } from '../web/manifest.ts';

/** The one door between the public site and the owner's desk: a chunk loaded under /admin only. */
const DOOR = 'src/app/adminRoutes.tsx';
const OWNERS =
  /^src\/(?:pages\/admin|features\/[^/]+\/admin|features\/admin-shell|providers\/auth)\//;

/** Every chunk that a public page could ever load, now or on a tap. */
function publicChunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || key === DOOR || seen.has(key)) return seen;
  seen.add(key);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    publicChunks(manifest, next, seen);
  }
  return seen;
}

/**
 * Modules of the owner's desk inside chunks that public pages can load.
 * @throws where the build has no such door: the check would prove nothing.
 */
export function ownerCodeInPublicChunks(manifest: Manifest, modules: ChunkModules): string[] {
  const everything = Object.values(modules).flat();
  if (!manifest[DOOR] || !everything.some((module) => OWNERS.test(module))) {
    throw new Error(`The build has no ${DOOR}: where has the owner's desk gone?`);
  }
  return [...publicChunks(manifest, 'src/main.tsx')].flatMap((key) => {
    const file = manifest[key]?.file ?? '';
    return (modules[file] ?? [])
      .filter((module) => OWNERS.test(module))
      .map((module) => `${file} holds ${module}`);
  });
}
