import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readJson } from './wholeFiles.ts';

const PAGES = 'pages.json';

/**
 * The file of an address: `/` index.html, `/about` about.html. A flat file, not about/index.html: static hosts
 * then serve it at `/about` itself instead of redirecting to `/about/`.
 */
export function pageFile(outDir: string, address: string): string {
  return join(outDir, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
}

/** Writes a text, unless the file says the same: then its packed copies stay good. */
export async function writeIfNew(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Addresses of the pages that the last build wrote, `/404` and `/shell` among them; none before the first. */
export async function readPages(serverDir: string): Promise<string[]> {
  return (await readJson<string[]>(join(serverDir, PAGES))) ?? [];
}

/** Notes which pages a build has, and removes those that only the one before had. */
export async function notePages(outDir: string, addresses: ReadonlySet<string>): Promise<void> {
  const serverDir = `${outDir}-ssr`;
  for (const address of await readPages(serverDir)) {
    if (addresses.has(address)) continue;
    const file = pageFile(outDir, address);
    for (const end of ['', '.br', '.gz']) await rm(file + end, { force: true });
  }
  await writeFile(join(serverDir, PAGES), JSON.stringify([...addresses]));
}
