import { builtFiles, type Manifest } from './manifest.ts';

/**
 * Removes the start script from a finished page: it is shown under other pages' addresses, where the app would render
 * those.
 * @throws if the page does not end with the start script.
 */
export function offlinePage(page: string, manifest: Manifest): string {
  const starter =
    /<script type="application\/json" id="start">[^]*?<\/script><script>[^]*?<\/script>/;
  if (!starter.test(page)) throw new Error('index.html must end with the start script.');
  const [script] = builtFiles(manifest, 'src/offline.ts');
  return page.replace(starter, `<script type="module" src="${script}"></script>`);
}
