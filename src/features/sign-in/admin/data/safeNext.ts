import { paths } from '@/shared/paths.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';

/** Only its path is used; a name that cannot exist, so that nothing of the real origin can be imitated. */
const BASE = 'https://admin.invalid';

/**
 * Where to go after signing in: an address inside /admin/dashboard, else the dashboard itself.
 * @param next the `next` parameter of the address, which anybody may have written.
 */
export function safeNext(next: string | null): string {
  const url = next?.startsWith('/') ? parseUrl(next, BASE) : null;
  if (!url) return paths.dashboard;
  const inside = url.pathname === paths.dashboard || url.pathname.startsWith(`${paths.dashboard}/`);
  if (url.origin !== BASE || !inside) return paths.dashboard;
  return url.pathname + url.search;
}
