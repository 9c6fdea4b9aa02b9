import { footer } from '@/content/en/navigation.ts';
import { paths } from '@/shared/paths.ts';

export type Crumb = { name: string; path: string };

/** Page names are those of the footer's links. */
const linked: readonly { label: string; path: string }[] = [
  ...footer.quickLinks.entries,
  ...footer.services.entries,
  { label: footer.privacy, path: paths.privacyPolicy },
  { label: footer.terms, path: paths.termsConditions },
];

/** Parents by path prefix, for pages that are not children of home. */
const parents: readonly [start: string, parent: string][] = [
  [`${paths.services}/`, paths.services],
  [paths.album(''), paths.gallery],
];

function labelled(path: string): Crumb[] {
  const label = linked.find((entry) => entry.path === path)?.label;
  return label === undefined ? [] : [{ name: label, path }];
}

/**
 * Breadcrumbs from home to a page, both included; empty for home and for pages without a name.
 * @param name for pages that the footer does not link to: an album, an event.
 */
export function breadcrumbs(path: string, name?: string): Crumb[] {
  const own = name === undefined ? labelled(path) : [{ name, path }];
  if (path === paths.home || own.length === 0) return [];
  const parent = parents.find(([start]) => path.startsWith(start))?.[1];
  return [paths.home, ...(parent === undefined ? [] : [parent])].flatMap(labelled).concat(own);
}
