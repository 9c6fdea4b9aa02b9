import type { VitePWAOptions } from 'vite-plugin-pwa';
import { pwa } from '../../src/content/en/pwa.ts';
import { site as ownSite } from '../../src/content/site.ts';
import { paths } from '../../src/shared/paths.ts';
import { buildTarget } from './browsers.ts';
import { paperColours } from './colours.ts';
import { type LaidWords, withWords } from './words.ts';

const { light: PAPER } = paperColours();

const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

function shortcut(name: string, url: string) {
  return { name, url, icons: [icon] };
}

/**
 * The web app manifest, and src/sw.ts as one file. The precache list is added later, after the pages
 * (`serviceWorker.ts`); the worker is registered by src/features/pwa, which asks before an update and keeps unsent
 * forms, unlike the plugin's own registration.
 */
export function pwaOptions(words: LaidWords): Partial<VitePWAOptions> {
  const site = withWords('site.ts', 'site', ownSite, words);
  return {
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    // None: see above.
    injectManifest: { injectionPoint: '', rollupFormat: 'iife', target: buildTarget },
    manifest: {
      id: '/',
      name: site.name,
      short_name: site.shortName,
      description: pwa.description(site.address.city),
      lang: 'en-IN',
      dir: 'ltr',
      scope: '/',
      start_url: '/?utm_source=app',
      display: 'standalone',
      theme_color: PAPER,
      background_color: PAPER,
      categories: ['events', 'lifestyle', 'business'],
      icons: [
        { ...icon, purpose: 'any' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        {
          src: '/icons/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        shortcut(pwa.shortcuts.enquire, paths.enquire()),
        shortcut(pwa.shortcuts.events, `${paths.home}#events`),
        shortcut(pwa.shortcuts.venues(site.address.city), paths.venuesInPatna),
        shortcut(pwa.shortcuts.call, paths.contact),
      ],
    },
  };
}
