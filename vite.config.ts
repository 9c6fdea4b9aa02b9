import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkModules } from './scripts/web/chunkModules.ts';
import { leanLibraries } from './scripts/web/leanLibraries.ts';
import { pictureServer } from './scripts/web/pictureServer.ts';
import { pwaOptions } from './scripts/web/pwa.ts';

/** The framework changes seldom: a chunk of its own stays in the visitor's cache over many deployments. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper|rolldown[:/]runtime/;

/** The entries stay apart: main waits for the page's chunk, which in turn waits for `app`. */
const NO_ENTRY = /^(?!.*\/src\/(?:boot\.ts|offline\.ts|main\.tsx)$)/;

/** What nearly every public page needs and the frame does not: its gate, its head, pictures, arches, garlands. */
const PAGE =
  /\/node_modules\/react-helmet-async\/|\/src\/(?:app\/PageGate|shared\/(?:seo|ui\/(?:Message|Picture|ArchFrame|objectPosition|ornaments))\/?|features\/portfolio\/data\/albums\.)/;

/** Sections of the home page that other pages show too, with their words. */
const SECTIONS =
  /\/src\/(?:content\/en\/home\.|features\/services\/public\/Service(?:Card|Cards|Items)\.|features\/portfolio\/public\/Album(?:Card|List)\.)/;

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
    leanLibraries(),
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
            input: ['src/boot.ts', 'src/main.tsx', 'src/offline.ts'],
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: FRAMEWORK, priority: 2 },
                  // Else each module that two pages share becomes a file: thirty requests for one page.
                  { name: 'app', tags: ['$initial'], test: NO_ENTRY, priority: 1 },
                  { name: 'page', test: PAGE },
                  { name: 'sections', test: SECTIONS },
                ],
              },
            },
          },
        }),
  },
}));
