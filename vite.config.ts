import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildTarget } from './scripts/web/browsers.ts';
import { chunkGroups, entries, STYLES } from './scripts/web/chunks.ts';
import { chunkModules } from './scripts/web/chunkModules.ts';
import { palettePlugin, withPapers } from './scripts/web/colours.ts';
import { newestMigration } from './scripts/web/newestMigration.ts';
import { pictureServer } from './scripts/web/pictureServer.ts';
import { pwaOptions } from './scripts/web/pwa.ts';
import { wordsOfBundle, wordsPlugin } from './scripts/web/words.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
/** Its `import` condition points at the development build, whose warnings no visitor needs. */
const ROUTER = join(ROOT, 'node_modules/react-router/dist/production/index.mjs');

/**
 * Files of the checkout that the development server must not serve: Vite's own list, which this replaces, and the
 * backend's keys, passwords and emails.
 */
const UNSERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'];

/**
 * The page's HTML is written by `scripts/prerender.ts`, not by Vite: the inputs are the starter and the app, and the
 * manifest names the files of both and the app's stylesheet.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    wordsPlugin(ROOT, wordsOfBundle()),
    palettePlugin(wordsOfBundle()),
    react(),
    tailwindcss(),
    pictureServer(),
    chunkModules(),
    VitePWA(pwaOptions(wordsOfBundle())),
    { name: 'mandap-papers', transformIndexHtml: withPapers },
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
    ],
  },
  define: { NEWEST_MIGRATION: JSON.stringify(newestMigration(ROOT)) },
  server: { host: '127.0.0.1', fs: { deny: UNSERVED } },
  // One self-contained file: the prerenderer then runs React's production build whatever NODE_ENV says.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  build: {
    // data: addresses are refused by the content security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: buildTarget,
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: {
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        }
      : {
          manifest: true,
          rolldownOptions: {
            // The app does not import the styles: they are inlined into every page, and loading them again would
            // restyle it.
            input: [...Object.values(entries), STYLES, 'src/offline.ts'],
            preserveEntrySignatures: 'strict',
            output: {
              codeSplitting: {
                groups: chunkGroups(ROOT),
              },
            },
          },
        }),
  },
}));
