import { useId } from 'react';
import { preferencesText } from '@/content/en/preferences.ts';
import { recentPages } from '@/features/preferences/data/recentPages.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** Fits one or two lines. */
const SHOWN = 5;

/** Visited pages for a 404, newest first. Renders nothing when prerendered. */
export function SeenBefore() {
  const { lastVisitedPages } = useUserPreferences();
  const isOpen = useIsOpen();
  const id = useId();
  const pages = recentPages(lastVisitedPages)
    .filter(({ path }) => isOpen(path))
    .slice(0, SHOWN);
  if (pages.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="page -mt-8 grid justify-items-center gap-2 pb-16 [&>ul]:justify-center"
    >
      <h2 id={id} className="text-heading">
        {preferencesText.recent.title}
      </h2>
      <RecentlyViewed pages={pages} />
    </section>
  );
}
