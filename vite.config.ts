import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkModules } from './scripts/web/chunkModules.ts';
import { pictureServer } from './scripts/web/pictureServer.ts';
import { pwaOptions } from './scripts/web/pwa.ts';

/** The framework changes seldom and every part needs it: fetched early, and kept by the browser over many releases. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|rolldown[:/]runtime/;

/** What src/app/start imports by need; its list of addresses is made from these (scripts/web/template.ts). */
const ENTRIES = [
  'src/main.tsx',
  'src/app/overlays.tsx',
  'src/shared/data/liveChannel.ts',
  'src/features/pwa/data/updates.ts',
  'src/features/hero/public/heroSlides.ts',
  'src/offline.ts',
];

/** Its `import` condition points at the development build, whose warnings no visitor needs. */
const packages = fileURLToPath(new URL('./node_modules', import.meta.url));
const ROUTER = join(packages, 'react-router/dist/production/index.mjs');

/** Files of the checkout that no page may ask the development server for: Vite's own list, which this replaces, and the backend's keys, passwords and mails. */
const UNSERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'];

/**
 * The page's HTML is written by `scripts/prerender.ts`, not by Vite: the inputs are the starter and the app, and the
 * manifest says under which names they and the app's stylesheet were written.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    pictureServer(),
    chunkModules(),
    VitePWA(pwaOptions),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
    ],
  },
  server: { host: '127.0.0.1', fs: { deny: UNSERVED } },
  // One self-contained file: the prerenderer then runs React's production build whatever NODE_ENV says.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  build: {
    // data: addresses are refused by the content security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
            input: ENTRIES,
            preserveEntrySignatures: 'strict',
            output: {
              codeSplitting: {
                groups: [{ name: 'framework', test: FRAMEWORK, priority: 2 }],
              },
            },
          },
        }),
  },
}));
