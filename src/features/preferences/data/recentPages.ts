import { footer, mainMenu } from '@/content/en/navigation.ts';
import { site } from '@/content/site.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { forget, recall, store } from '@/shared/lib/storage.ts';
import { isAdminPath, paths } from '@/shared/paths.ts';

/** A page that the visitor saw, and what to call it. */
export type RecentPage = { path: string; name: string };

/** The preferences hold paths only; what albums and events are called stands beside them. */
const NAMES_KEY = 'page-names';
const LONGEST_NAME = 120;
const SITE_SUFFIX = ` | ${site.name}`;

const menuNames = new Map<string, string>(
  [
    ...mainMenu.flatMap((item) => ('entries' in item ? item.entries : [item])),
    { path: paths.privacyPolicy, label: footer.privacy },
    { path: paths.termsConditions, label: footer.terms },
  ].map(({ path, label }) => [path, label]),
);

function keptNames(): Map<string, string> {
  const kept = recall(NAMES_KEY);
  const entries: [string, unknown][] =
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(
    entries.flatMap(([path, name]): [string, string][] =>
      typeof name === 'string' && name ? [[path, name.slice(0, LONGEST_NAME)]] : [],
    ),
  );
}

/** A path of this site's public pages; anyone can edit their storage. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && safeLink(path) !== null && !isAdminPath(path);
}

/**
 * Remembers what the page at `path` is called, as long as it is among the visited ones.
 * @param title the document's title.
 */
export function rememberName(path: string, title: string, visited: readonly string[]): void {
  const name = title.endsWith(SITE_SUFFIX) ? title.slice(0, -SITE_SUFFIX.length) : title;
  if (menuNames.has(path) || !visited.includes(path) || !name) return;
  const names = keptNames();
  if (names.get(path) === name) return;
  names.set(path, name);
  store(NAMES_KEY, Object.fromEntries([...names].filter(([known]) => visited.includes(known))));
}

/** Forgets what the visited pages were called. */
export function forgetNames(): void {
  forget(NAMES_KEY);
}

/** The visited pages as a list to show, in the given order; what is no page of ours is left out. */
export function recentPages(visited: readonly string[]): RecentPage[] {
  const own = [...new Set(visited)].filter(isOwnPath);
  const names = own.length > 0 ? keptNames() : new Map<string, string>();
  return own.map((path) => ({ path, name: menuNames.get(path) ?? names.get(path) ?? path }));
}
