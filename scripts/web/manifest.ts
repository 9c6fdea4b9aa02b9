import { STYLES } from './chunks.ts';

/** The used fields of an entry of Vite's manifest.json. */
type ManifestChunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
export type Manifest = Record<string, ManifestChunk>;

/** A chunk with all its static imports. */
function staticClosure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) staticClosure(manifest, imported, seen);
  return seen;
}

/** Built file of a source with its static imports. @throws if missing. */
export function builtFiles(manifest: Manifest, source: string): [string, ...string[]] {
  const chunk = manifest[source];
  if (!chunk)
    throw new Error(`The build has no ${source}: is it still an input in vite.config.ts?`);
  const imported = [...staticClosure(manifest, source)].filter((key) => key !== source);
  return [`/${chunk.file}`, ...imported.map((key) => `/${manifest[key]?.file ?? ''}`)];
}

/** File of a chunk named in vite.config.ts. @throws if missing. */
export function namedChunk(manifest: Manifest, name: string): string {
  const chunk = Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no chunk "${name}": see vite.config.ts.`);
  return `/${chunk.file}`;
}

/** The stylesheet inlined into every page. @throws if missing. */
export function stylesheet(manifest: Manifest): string {
  return builtFiles(manifest, STYLES)[0].slice(1);
}
