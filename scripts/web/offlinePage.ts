import { builtFile, type Manifest } from './template.ts';

/**
 * Makes a finished page into one that starts no app: it is shown under addresses that are not its own, where the
 * app would draw something else.
 * @throws where the page does not start the app by the one element that index.html has for it.
 */
export function offlinePage(page: string, manifest: Manifest): string {
  const starter = /<script\b[^>]*\sdata-main="[^"]*"[^>]*><\/script>/;
  if (!starter.test(page)) throw new Error('index.html must start the app by script[data-main].');
  const script = builtFile(manifest, 'src/offline.ts');
  return page.replace(starter, `<script type="module" src="${script}"></script>`);
}
