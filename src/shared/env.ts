import { parseUrl } from './lib/safeLink.ts';

/**
 * Reads and validates the site's settings at start; a wrong one throws a clear message.
 * The variables are described in `.env.example`.
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
 * Base URL of the Supabase API, without a trailing slash.
 * An empty VITE_SUPABASE_URL means the page's own origin (embedded backend or reverse proxy).
 * The prerenderer has no page and uses MANDAP_API_URL.
 */
export function apiUrl(): string {
  const configured = import.meta.env.VITE_SUPABASE_URL;
  if (configured) return httpUrl('VITE_SUPABASE_URL', configured);
  if (import.meta.env.SSR) {
    return httpUrl('MANDAP_API_URL', process.env['MANDAP_API_URL'] ?? '');
  }
  return window.location.origin;
}

/** The publishable (anon) key. Public by design: row-level security protects the data. */
export function apiKey(): string {
  return publishableKey(import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY);
}
