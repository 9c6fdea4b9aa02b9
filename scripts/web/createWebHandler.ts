import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { headersFor, parseHeaders, parseRedirects, type RedirectRule } from './hostRules.ts';
import { acceptsCoding, byteRange, isFresh, type Range } from './negotiate.ts';
import { listFiles, type Body, type StaticFile } from './staticFiles.ts';

/** What an address leads to. `rewritten` files keep the address that was asked for. */
type Answer = { file: StaticFile; status: number } | { location: string; status: number };

function readOptional(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The address's path, decoded; undefined where it is no valid address. */
function pathOf(url: string): { path: string; query: string } | undefined {
  const [raw = '/', ...query] = url.split('?');
  try {
    return { path: decodeURIComponent(raw), query: query.length > 0 ? `?${query.join('?')}` : '' };
  } catch {
    return undefined;
  }
}

/** The one address of a page: no `.html`, no `/index`, no slash at the end. */
function canonical(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function pageFile(files: Map<string, StaticFile>, path: string): StaticFile | undefined {
  return files.get(path === '/' ? '/index.html' : `${path}.html`);
}

function route(
  files: Map<string, StaticFile>,
  redirects: readonly RedirectRule[],
  path: string,
): Answer {
  const asset = path.endsWith('.html') ? undefined : files.get(path);
  if (asset) return { file: asset, status: 200 };

  const bare = canonical(path);
  const page = pageFile(files, bare);
  const rule = redirects.find(({ matches }) => matches(path));
  if (bare !== path && (page ?? redirects.some(({ matches }) => matches(bare)))) {
    return { location: bare, status: 301 };
  }
  if (page) return { file: page, status: 200 };

  const rewritten = rule?.status === 200 ? files.get(rule.to) : undefined;
  if (rewritten) return { file: rewritten, status: 200 };
  if (rule && rule.status !== 200) return { location: rule.to, status: rule.status };

  const missing = files.get('/404.html');
  if (!missing) throw new Error('The build has no 404.html.');
  return { file: missing, status: 404 };
}

function bestBody(file: StaticFile, accepted: string): { body: Body; coding: string | undefined } {
  if (file.br && acceptsCoding(accepted, 'br')) return { body: file.br, coding: 'br' };
  if (file.gzip && acceptsCoding(accepted, 'gzip')) return { body: file.gzip, coding: 'gzip' };
  return { body: file.plain, coding: undefined };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  range?: Range,
): void {
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A visitor who leaves half-way is no fault of ours.
  pipeline(createReadStream(body.path, range ?? {}), response, () => undefined);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
): void {
  const { body, coding } = bestBody(file, request.headers['accept-encoding'] ?? '');
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', body.etag);
  if (file.compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  // A missing file must not be remembered under the rules of files that exist.
  if (status === 404) response.setHeader('Cache-Control', 'no-cache');

  if (status === 200 && isFresh(request.headers['if-none-match'], body.etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  if (file.compressible || status !== 200) {
    response.writeHead(status, { 'Content-Length': body.size });
    stream(request, response, body);
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const range = byteRange(request.headers, body);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.size}` }).end();
    return;
  }
  response.writeHead(range ? 206 : 200, {
    'Content-Length': range ? range.end - range.start + 1 : body.size,
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${body.size}` } : {}),
  });
  stream(request, response, body, range);
}

/**
 * Serves a finished build the way a static host does: its `_headers` and `_redirects`, the packed copies beside the
 * files, and real 404s. It reads the folder once: make a new handler after a new build.
 * @param distDir the folder that `buildSite` wrote.
 */
export function createWebHandler(
  distDir: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listFiles(distDir);
  const headerRules = parseHeaders(readOptional(join(distDir, '_headers')));
  const redirects = parseRedirects(readOptional(join(distDir, '_redirects')));

  return (request, response) => {
    const address = pathOf(request.url ?? '/');
    for (const [name, value] of headersFor(headerRules, address?.path ?? '/'))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    if (!address) {
      sendText(response, 400, 'This is not a valid address.');
      return;
    }
    const answer = route(files, redirects, address.path);
    if ('file' in answer) {
      sendFile(request, response, answer.file, answer.status);
      return;
    }
    response.setHeader('Location', encodeURI(answer.location) + address.query);
    sendText(response, answer.status, `This page is at ${answer.location}`);
  };
}
