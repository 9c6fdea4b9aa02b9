/** Contract between the page and the service worker (src/sw.ts). */

/** Address of the service worker, served with `no-cache`. */
export const SW_URL = '/sw.js';

/** Page shown without network and cache. */
export const OFFLINE_PATH = '/offline';

/** Names in Cache Storage. */
export const cacheNames = {
  pages: 'mandap-pages',
  assets: 'mandap-assets',
  pictures: 'mandap-pictures',
} as const;

/**
 * Sent for a page that the service worker has not seen: rendered in the browser, or loaded before it took over. The
 * worker fetches the page and the `files` missing in its caches.
 */
export type VisitedMessage = {
  type: 'VISITED';
  /** Path of the page. */
  page: string;
  /** Paths loaded so far; empty if the worker has seen them. */
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

/** Type guard of the message that activates the waiting worker. */
export function isSkipWaiting(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}

const API = /^\/(?:rest|auth|functions|realtime|storage|_mail)(?:\/|$)/;
/** A phone is set up once: the page is not read offline, as the gate itself is. */
const ADMIN = /^\/(?:admin(?:\/|$)|gate\/)/;
/** The last segment has a dot: a file, not a page. */
const FILE = /\.[^/]*$/;
/** As a URL it would lead to another site: '//evil.example/'. */
const OTHER_SITE = /^\/\//;

/** Whether a path belongs to the admin area. */
export function isAdminArea(path: string): boolean {
  return ADMIN.test(path);
}

/** Whether a page may be cached for offline reading: not the admin area or the API. */
export function isReadablePage(path: string): boolean {
  const isKept =
    !isAdminArea(path) && !API.test(path) && !FILE.test(path) && !OTHER_SITE.test(path);
  return isKept && path !== OFFLINE_PATH;
}

/** Cache of a file of the site or of a public picture of the API; undefined: not cached. */
export function cacheOf(path: string): 'assets' | 'pictures' | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  if (/^\/(?:pictures|icons)\/|^\/storage\/v1\/object\/public\//.test(path)) return 'pictures';
  return undefined;
}

/** Content type prefixes by extension. Hosts label fonts in many ways, so fonts only must not be text. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/, /^image\//],
  [FILE, /^(?!text\/)/],
  [/$/, /^text\/html\b/],
];

/**
 * Whether a response matches its address. A host, proxy or captive portal may send its own page with status 200 in
 * place of a script, which must not be cached.
 * @param type its content type.
 */
export function fitsAddress(path: string, type: string | null): boolean {
  const [, wanted] = TYPES.find(([ending]) => ending.test(path.toLowerCase())) ?? [];
  return wanted?.test(type?.toLowerCase() ?? '') ?? false;
}
