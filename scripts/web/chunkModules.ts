import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Our own modules in each chunk, by file: `npm run size` proves by it that no public page loads admin code. */
export type ChunkModules = Record<string, string[]>;

/** Writes `.vite/modules.json` next to Vite's manifest. */
export function chunkModules(): Plugin {
  let root = '';
  return {
    name: 'mandap-chunk-modules',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, output) {
      const modules: ChunkModules = {};
      for (const chunk of Object.values(output)) {
        if (chunk.type !== 'chunk') continue;
        modules[chunk.fileName] = chunk.moduleIds.map((id) => relative(root, id));
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(modules),
      });
    },
  };
}
