import { parseUrl } from './lib/safeLink.ts';

/**
 * The site's settings, read once and checked at start so that a wrong deployment fails with one clear sentence.
 * Each variable is explained in `.env.example`.
 */

function httpUrl(name: string, value: string): string {
  if (!/^https?:$/.test(parseUrl(value)?.protocol ?? '')) {
    throw new Error(
      `${name} must be a web address such as https://abc.supabase.co, not "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
}

function publishableKey(value: string | undefined): string {
  if (!value) {
    throw new Error(
      'VITE_SUPABASE_PUBLISHABLE_KEY is missing. Copy .env.example to .env and fill it in.',
    );
  }
  if (value.startsWith('sb_secret_')) {
    throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key. Use the publishable one.');
  }
  return value;
}

/**
 * Where the Supabase API answers, without a trailing slash.
 * An empty VITE_SUPABASE_URL means "on this page's own origin": the embedded backend, or a reverse proxy.
 * The prerenderer runs in Node, where there is no page; it names the address in MANDAP_API_URL.
 */
export function apiUrl(): string {
  const configured = import.meta.env.VITE_SUPABASE_URL;
  if (configured) return httpUrl('VITE_SUPABASE_URL', configured);
  if (import.meta.env.SSR) {
    return httpUrl('MANDAP_API_URL', process.env['MANDAP_API_URL'] ?? '');
  }
  return window.location.origin;
}

/** The publishable (anon) key. It is public by design: row-level security is the lock. */
export function apiKey(): string {
  return publishableKey(import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY);
}
