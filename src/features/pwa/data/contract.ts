/** What the page and the service worker (src/sw.ts) have agreed on. */

/** Address of the service worker; the host sends it with `no-cache`. */
export const SW_URL = '/sw.js';

/** Address of the page that is shown where neither the network nor the cache has one. */
export const OFFLINE_PATH = '/offline';

/** Names in Cache Storage. */
export const cacheNames = {
  pages: 'mandap-pages',
  assets: 'mandap-assets',
  pictures: 'mandap-pictures',
} as const;

/**
 * A page was looked at without the service worker having seen it: drawn in the browser, or loaded before the
 * worker took over. It fetches the page, and of `files` what its caches lack.
 */
export type VisitedMessage = {
  type: 'VISITED';
  /** Path of the page. */
  page: string;
  /** Paths of what the page has loaded so far; empty where the worker saw them itself. */
  files: string[];
};

export function isVisitedMessage(data: unknown): data is VisitedMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'VISITED' &&
    'page' in data &&
    typeof data.page === 'string' &&
    'files' in data &&
    Array.isArray(data.files) &&
    data.files.every((file) => typeof file === 'string')
  );
}

/** The message by which a page lets the waiting worker take over. */
export function isSkipWaiting(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}

const API = /^\/(?:rest|auth|functions|realtime|storage|_mail)(?:\/|$)/;
const ADMIN = /^\/admin(?:\/|$)/;
/** The last part has a dot: a file, not a page. */
const FILE = /\.[^/]*$/;
/** As an address of its own it would lead to another site: '//evil.example/'. */
const OTHER_SITE = /^\/\//;

/** Whether an address of the site is the admin area. */
export function isDesk(path: string): boolean {
  return ADMIN.test(path);
}

/** Whether a path may be kept as a page to read offline: never the admin area, never the API. */
export function isReadablePage(path: string): boolean {
  const isKept = !isDesk(path) && !API.test(path) && !FILE.test(path) && !OTHER_SITE.test(path);
  return isKept && path !== OFFLINE_PATH;
}

/** Which cache a file of the site or a public picture of the API belongs to; undefined: it is never kept. */
export function cacheOf(path: string): 'assets' | 'pictures' | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  if (/^\/(?:pictures|icons)\/|^\/storage\/v1\/object\/public\//.test(path)) return 'pictures';
  return undefined;
}

/** What the content type of a kind of file begins with. Hosts name fonts in many ways: of those it only must not be a text. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/, /^image\//],
  [FILE, /^(?!text\/)/],
  [/$/, /^text\/html\b/],
];

/**
 * Whether an answer can be what its address says. A host, a proxy or a hotel's network may send a page of its own in place of a
 * script, with status 200: once kept, it would stay.
 * @param type its content type.
 */
export function fitsAddress(path: string, type: string | null): boolean {
  const [, wanted] = TYPES.find(([ending]) => ending.test(path.toLowerCase())) ?? [];
  return wanted?.test(type?.toLowerCase() ?? '') ?? false;
}
