import { builtFiles, type Manifest } from './manifest.ts';

/**
 * Makes a finished page into one that starts no app: it is shown under addresses that are not its own, where the
 * app would draw something else.
 * @throws where the page does not end with the start script.
 */
export function offlinePage(page: string, manifest: Manifest): string {
  const starter =
    /<script type="application\/json" id="start">[^]*?<\/script><script>[^]*?<\/script>/;
  if (!starter.test(page)) throw new Error('index.html must end with the start script.');
  const [script] = builtFiles(manifest, 'src/offline.ts');
  return page.replace(starter, `<script type="module" src="${script}"></script>`);
}
