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

/** The files that have been run. */
const ran = new Set<string>();

/**
 * Runs a part's files, from the last that it imports to its own (the first), each as a task of its own: all those of the
 * app in one task keep a tap on a cheap phone waiting for 300 ms.
 */
async function run<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  const files = settings.chunks[name];
  for (let at = files.length - 1; at >= 0; at -= 1) {
    const href = files[at] ?? '';
    if (ran.has(href)) continue;
    await import(/* @vite-ignore */ href);
    ran.add(href);
    await new Promise((next) => setTimeout(next));
  }
  return import(/* @vite-ignore */ files[0] ?? '');
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
