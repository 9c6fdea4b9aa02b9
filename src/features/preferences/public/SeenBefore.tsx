import { useId } from 'react';
import { preferencesText } from '@/content/en/preferences.ts';
import { recentPages } from '@/features/preferences/data/recentPages.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** As many as fit into a line or two. */
const SHOWN = 5;

/** The way back for who is lost: the pages seen last, newest first. Nothing in the prerendered page. */
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
