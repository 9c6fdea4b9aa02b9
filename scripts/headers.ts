import { parseUrl } from '../src/shared/lib/safeLink.ts';

/** Allowed connections besides the site itself: the API's origin over HTTP and websocket. */
function apiSources(apiUrl: string): { http: string; all: string } {
  const origin = parseUrl(apiUrl)?.origin;
  if (!origin) return { http: '', all: '' };
  return { http: ` ${origin}`, all: ` ${origin} ${origin.replace(/^http/, 'ws')}` };
}

function contentSecurityPolicy(site: HeaderSite, script: string): string {
  const api = apiSources(site.apiUrl);
  return [
    "default-src 'none'",
    `script-src ${[script, ...site.inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...site.inline.styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${api.http}`,
    `media-src 'self'${api.http}`,
    "font-src 'self'",
    `connect-src 'self'${api.all}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Over plain http (embedded backend) Safari would request https and fail.
    ...(site.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function permissionsPolicy(camera: string): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}

export type HeaderSite = {
  /** Origin of the site; with http: the policy does not upgrade to https. */
  siteUrl: string;
  /** URL of the API for the browser; '' if it is the site's own origin. */
  apiUrl: string;
  /** Hashes of the pages' inline scripts and styles. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
};

/** The host's `_headers` file, as Cloudflare Pages reads it: matching rules add up, `! Name` removes a header. */
export function headersFile(site: HeaderSite): string {
  const staff = ['  X-Robots-Tag: noindex'];
  const wasm = "'self' 'wasm-unsafe-eval'";
  const daily = ['  ! Cache-Control', '  Cache-Control: public, max-age=86400'];
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(site, "'self'")}`,
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: DENY',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cross-Origin-Resource-Policy: same-origin',
    `  Permissions-Policy: ${permissionsPolicy('()')}`,
    '  Cache-Control: no-cache',
    '  Speculation-Rules: "/speculation-rules.json"',
    '/speculation-rules.json',
    '  Content-Type: application/speculationrules+json',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/pictures/*',
    ...daily,
    '/og/*',
    ...daily,
    '/favicon.ico',
    ...daily,
    '/admin',
    ...staff,
    '/admin/*',
    ...staff,
    '/gate/join',
    ...staff,
    // Their addresses carry secrets, as fragments.
    ...['/admin/welcome', '/gate/join'].flatMap((path) => [
      path,
      '  ! Referrer-Policy',
      '  Referrer-Policy: no-referrer',
      '  ! Cache-Control',
      '  Cache-Control: no-store',
    ]),
    // The gate's QR reader is WebAssembly and needs the camera.
    '/gate',
    ...staff,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${contentSecurityPolicy(site, wasm)}`,
    '  ! Permissions-Policy',
    `  Permissions-Policy: ${permissionsPolicy('(self)')}`,
    // A worker obeys the policy of its own file.
    '/assets/readWorker-*',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: default-src 'none'; script-src ${wasm}; connect-src 'self'`,
    '',
  ].join('\n');
}
