import { paths } from '@/shared/paths.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';

/** Only the path is used; an origin that cannot exist cannot be imitated. */
const BASE = 'https://admin.invalid';

/**
 * Target after signing in: an address inside /admin/dashboard, else the dashboard.
 * @param next the untrusted `next` parameter.
 */
export function safeNext(next: string | null): string {
  const url = next?.startsWith('/') ? parseUrl(next, BASE) : null;
  if (!url) return paths.dashboard;
  const inside = url.pathname === paths.dashboard || url.pathname.startsWith(`${paths.dashboard}/`);
  if (url.origin !== BASE || !inside) return paths.dashboard;
  return url.pathname + url.search;
}
