import { footer } from '@/content/en/navigation.ts';
import { paths } from '@/shared/paths.ts';

/** One step of the way from the home page down to a page. */
export type Crumb = { name: string; path: string };

/** The words of the footer's links: a page is called the same wherever its name is read. */
const linked: readonly { label: string; path: string }[] = [
  ...footer.quickLinks.entries,
  ...footer.services.entries,
  { label: footer.privacy, path: paths.privacyPolicy },
  { label: footer.terms, path: paths.termsConditions },
];

/** Where a page hangs that does not hang on home itself: by the beginning of its path. */
const parents: readonly [start: string, parent: string][] = [
  [`${paths.services}/`, paths.services],
  [paths.album(''), paths.gallery],
];

function labelled(path: string): Crumb[] {
  const label = linked.find((entry) => entry.path === path)?.label;
  return label === undefined ? [] : [{ name: label, path }];
}

/**
 * The way from home to a page, home and the page included; empty for home itself and for a page without a name.
 * @param name what the page is called where no link of the footer names it: an album, an event.
 */
export function breadcrumbs(path: string, name?: string): Crumb[] {
  const own = name === undefined ? labelled(path) : [{ name, path }];
  if (path === paths.home || own.length === 0) return [];
  const parent = parents.find(([start]) => path.startsWith(start))?.[1];
  return [paths.home, ...(parent === undefined ? [] : [parent])].flatMap(labelled).concat(own);
}
