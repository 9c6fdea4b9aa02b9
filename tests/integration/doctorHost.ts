import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import { siteVersion } from '../../scripts/web/siteVersion.ts';
import { writeSite } from '../../scripts/web/testSite.ts';

/** URL and key of the project in the pages. */
type Start = { api: string; key: string };

export const pageOf = (start: Start) =>
  `<!doctype html><title>Mandap</title><script type="application/json" id="start">${JSON.stringify(start)}</script>`;

/** Listens on a free port. @returns the server's URL. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** A small site on a host whose responses can be overridden. */
export async function startHost(start: Start) {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'mandap-test-doctor-')), 'dist');
  await mkdir(folder);
  await writeSite(folder);
  const pages = ['index.html', 'shell.html'].map((name) => path.join(folder, name));
  for (const page of pages)
    await Promise.all(['.br', '.gz'].map((end) => rm(page + end, { force: true })));
  const write = async (given: Start) => {
    for (const page of pages) await writeFile(page, pageOf(given));
  };
  await write(start);
  await writeFile(path.join(folder, 'version.json'), siteVersion(1, []));
  const handler = createWebHandler(folder);
  /** Overrides of the site's own responses, by path. */
  const instead: Record<string, [status: number, headers: Record<string, string>, body?: string]> =
    {};
  const server = createServer((request, response) => {
    const other = instead[request.url ?? ''];
    if (other) response.writeHead(other[0], other[1]).end(other[2] ?? '');
    else handler(request, response);
  });
  const url = await listen(server);
  const stop = async () => {
    server.close();
    await rm(path.dirname(folder), { recursive: true });
  };
  /** Removes all overrides. */
  const mend = async () => {
    for (const name of Object.keys(instead)) delete instead[name];
    await write(start);
  };
  return { url, instead, write, mend, stop };
}
