import { isOlder } from './olderApis.ts';
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

async function run<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  return import(/* @vite-ignore */ settings.chunks[name][0] ?? '');
}

/** What this browser lacks, on its way or there. */
let supplied: Promise<unknown> | undefined;

/** Supplies what an older browser lacks (older.ts); tried again where it could not be fetched. */
export async function supplyOlder(): Promise<void> {
  if (!isOlder()) return;
  supplied ??= run('older');
  try {
    await supplied;
  } catch (error) {
    supplied = undefined;
    throw error;
  }
}

/** Runs a part of the site. @throws where its code cannot be fetched. */
export async function loadChunk<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  prefetchChunk(name);
  await supplyOlder();
  return run(name);
}
