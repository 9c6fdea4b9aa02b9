import { footer, mainMenu } from '@/content/en/navigation.ts';
import { site } from '@/content/site.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { forget, recall, store } from '@/shared/lib/storage.ts';
import { isStaffPath, paths } from '@/shared/paths.ts';

/** A visited page and its name. */
export type RecentPage = { path: string; name: string };

/** Storage key of page names; the preferences hold only paths. */
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

/** Whether a path is a public page of this site; users can edit their storage. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && safeLink(path) !== null && !isStaffPath(path);
}

/**
 * Stores the name of the page at `path` while it is among the visited ones.
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

/** Removes the names of the visited pages. */
export function forgetNames(): void {
  forget(NAMES_KEY);
}

/** The visited pages with names, in the given order; unknown paths are left out. */
export function recentPages(visited: readonly string[]): RecentPage[] {
  const own = [...new Set(visited)].filter(isOwnPath);
  const names = own.length > 0 ? keptNames() : new Map<string, string>();
  return own.map((path) => ({ path, name: menuNames.get(path) ?? names.get(path) ?? path }));
}
