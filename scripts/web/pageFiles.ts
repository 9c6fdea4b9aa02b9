import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readJson } from './wholeFiles.ts';

const PAGES = 'pages.json';

/** File of a path: `/` index.html, `/about` about.html. Static hosts would redirect about/index.html to `/about/`. */
export function pageFile(outDir: string, address: string): string {
  return join(outDir, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
}

/** Writes a text unless the file is equal, so that its compressed copies stay valid. */
export async function writeIfNew(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Paths of the last build's pages, including `/404` and `/shell`; empty before the first build. */
export async function readPages(serverDir: string): Promise<string[]> {
  return (await readJson<string[]>(join(serverDir, PAGES))) ?? [];
}

/** Stores the list of a build's pages and removes former ones. */
export async function notePages(outDir: string, addresses: ReadonlySet<string>): Promise<void> {
  const serverDir = `${outDir}-ssr`;
  for (const address of await readPages(serverDir)) {
    if (addresses.has(address)) continue;
    const file = pageFile(outDir, address);
    for (const end of ['', '.br', '.gz']) await rm(file + end, { force: true });
  }
  await writeFile(join(serverDir, PAGES), JSON.stringify([...addresses]));
}
