import { readSettings, type Chunks } from './settings.ts';

const settings = readSettings();

/** Fetches a part's files without running them. */
export function prefetchChunk(name: keyof Chunks): void {
  for (const href of settings.chunks[name]) prefetch(href);
}

/** Fetches a module early, after everything that the page itself needs, without running it. */
export function prefetch(href: string): void {
  if (!href || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

/** Runs a part of the site. @throws where its code cannot be fetched. */
export async function loadChunk<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  prefetchChunk(name);
  return import(/* @vite-ignore */ settings.chunks[name][0] ?? '');
}
