import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentType, isCompressible } from './contentType.ts';

/** One way a file lies on the disk: as it is, or packed by brotli or gzip. */
export type Body = { path: string; size: number; etag: string };

export type StaticFile = {
  /** Under which address it is served, such as `/assets/main-x.js`. */
  address: string;
  type: string;
  compressible: boolean;
  plain: Body;
  br?: Body;
  gzip?: Body;
};

const hidden = new Set(['/_headers', '/_redirects']);

function body(path: string, coding: string): Body {
  const { size, mtimeMs } = statSync(path);
  return {
    path,
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${coding}"`,
  };
}

/**
 * Every file below `root` by its address. Only what is in this list can be served: an address is a key here and
 * never a path on the disk, so there is nothing to traverse.
 */
export function listFiles(root: string): Map<string, StaticFile> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const address = `/${relative(root, path).split(sep).join('/')}`;
    if (hidden.has(address) || /\.(?:br|gz)$/.test(address) || address.includes('/.')) continue;
    files.set(address, {
      address,
      type: contentType(path),
      compressible: isCompressible(path),
      plain: body(path, ''),
      ...(known.has(`${path}.br`) ? { br: body(`${path}.br`, '-br') } : {}),
      ...(known.has(`${path}.gz`) ? { gzip: body(`${path}.gz`, '-gz') } : {}),
    });
  }
  return files;
}
