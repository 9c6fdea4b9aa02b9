import { isOlder } from './olderApis.ts';
import { readSettings, type Chunks } from './settings.ts';

const settings = readSettings();

/** Fetches a part's files without running them. */
export function prefetchChunk(name: keyof Chunks): void {
  for (const href of settings.chunks[name]) prefetch(href);
}

/** Fetches a module at low priority without running it. */
export function prefetch(href: string): void {
  if (!href || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

/** Files that have run. */
const ran = new Set<string>();

/**
 * Runs a part's files, from its last import to its own (the first), each in a task of its own: all those of the app in
 * one task would block a tap on a cheap phone for 300 ms.
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

/** Loading of older.ts. */
let supplied: Promise<unknown> | undefined;

/** Supplies what an older browser lacks (older.ts); retried after a failure. */
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

/** Loads and runs a part of the site. @throws if its code cannot be fetched. */
export async function loadChunk<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  prefetchChunk(name);
  await supplyOlder();
  return run(name);
}
