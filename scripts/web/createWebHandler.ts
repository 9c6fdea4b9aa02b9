import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentType, isCompressible } from './contentType.ts';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  type HeaderRule,
  type RedirectRule,
} from './hostRules.ts';

/** A build on disk: its files by path, and its host rules. */
type Site = { files: Set<string>; headers: HeaderRule[]; redirects: RedirectRule[] };

/** Target of a path. `rewritten` files keep the requested address. */
type Answer = { file: string; status: number } | { location: string; status: number };

const RULES = ['/_headers', '/_redirects'] as const;
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Lists every file below `dist`, including compressed copies. Only these can be served, so there is no path traversal.
 */
function readSite(dist: string): Site {
  const files = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter((address) => !address.includes('/.')),
  );
  const [headers, redirects] = RULES.map((rules) =>
    files.delete(rules) ? readFileSync(join(dist, rules), 'utf8') : '',
  );
  return {
    files,
    headers: parseHeaders(headers ?? ''),
    redirects: parseRedirects(redirects ?? ''),
  };
}

/** Current build; the previous one during the rename of `publish.ts`. */
function currentSite(dist: string): () => Site {
  let site = readSite(dist);
  let seen = statSync(dist);
  return () => {
    const now = statSync(dist, { throwIfNoEntry: false });
    if (now && (now.ino !== seen.ino || now.birthtimeMs !== seen.birthtimeMs))
      [site, seen] = [readSite(dist), now];
    return site;
  };
}

/** Decoded path of a URL; undefined if invalid. */
function pathOf(url: string): { path: string; query: string } | undefined {
  const [raw = '/', ...query] = url.split('?');
  try {
    return { path: decodeURIComponent(raw), query: query.length > 0 ? `?${query.join('?')}` : '' };
  } catch {
    return undefined;
  }
}

/** Canonical path of a page: no `.html`, no `/index`, no trailing slash. */
function canonical(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function route(site: Site, path: string): Answer {
  const { files, redirects } = site;
  if (files.has(path) && !/\.(?:html|br|gz)$/.test(path)) return { file: path, status: 200 };

  const bare = canonical(path);
  const page = bare === '/' ? '/index.html' : `${bare}.html`;
  const rule = redirects.find(({ matches }) => matches(path));
  if (bare !== path && (files.has(page) || redirects.some(({ matches }) => matches(bare)))) {
    return { location: bare, status: 301 };
  }
  if (files.has(page)) return { file: page, status: 200 };
  const target = rule && [rule.to, `${rule.to}.html`].find((file) => files.has(file));
  if (rule?.status === 200 && target) return { file: target, status: 200 };
  if (rule && rule.status !== 200) return { location: rule.to, status: rule.status };
  // Phones' keyboards capitalize; no address of the site has capitals.
  const lower = bare.toLowerCase();
  if (lower !== bare && route(site, lower).status === 200) return { location: lower, status: 301 };
  return { file: '/404.html', status: 404 };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/** Sends a file or its compressed copy; `send` handles ranges, conditions, HEAD, and closing after an abort. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  dist: string,
  { files }: Site,
  { file, status }: { file: string; status: number },
): void {
  const accepted = new Negotiator(request);
  const [coding, ending] =
    packings.find(([name, copy]) => files.has(file + copy) && accepted.encoding([name]) === name) ??
    [];
  response.statusCode = status;
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(file));
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  // A missing file must not be cached by the rules of existing ones.
  if (status === 404) response.setHeader('Cache-Control', 'no-cache');
  send(request, encodeURI(file + (ending ?? '')), {
    root: dist,
    index: false,
    cacheControl: false,
    acceptRanges: status === 200,
  })
    .on('error', (error: { status: number }) => {
      response.removeHeader('Content-Encoding');
      // Removed after listing: the site is being replaced.
      if (error.status === 404)
        sendText(response, 503, 'The site is being renewed: load it again.');
      else sendText(response, error.status, 'This part of the file cannot be sent.');
    })
    .pipe(response);
}

/**
 * Serves a finished build like a static host: its `_headers` and `_redirects`, compressed copies, and real 404s.
 * Follows when the folder is replaced by a new build.
 * @param dist output folder of `buildSite`.
 */
export function createWebHandler(
  dist: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const siteNow = currentSite(dist);

  return (request, response) => {
    const site = siteNow();
    const address = pathOf(request.url ?? '/');
    for (const [name, value] of headersFor(site.headers, address?.path ?? '/'))
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
    const answer = route(site, address.path);
    if ('file' in answer) {
      sendFile(request, response, dist, site, answer);
      return;
    }
    response.setHeader('Location', encodeURI(answer.location) + address.query);
    sendText(response, answer.status, `This page is at ${answer.location}`);
  };
}
