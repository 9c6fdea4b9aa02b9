import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { rememberName } from './recentPages.ts';

const HIDDEN = 'meta[name="robots"][content*="noindex"]';

/**
 * Stores each visited page with its name. Pages with noindex (hidden, under renovation, a removed album) are not
 * stored.
 * @param isPage whether a path has a page.
 */
export function usePageVisits(isPage: (pathname: string) => boolean): void {
  const { pathname } = useLocation();
  const { lastVisitedPages, addVisitedPage, update } = useUserPreferences();

  const noteVisit = useEffectEvent(() => {
    if (isPage(pathname)) addVisitedPage(pathname);
  });
  const takeBack = useEffectEvent(() => {
    if (!lastVisitedPages.includes(pathname)) return false;
    update({ lastVisitedPages: lastVisitedPages.filter((path) => path !== pathname) });
    return true;
  });
  const noteName = useEffectEvent(() => rememberName(pathname, document.title, lastVisitedPages));

  useEffect(() => {
    noteVisit();
    // The head may still be the previous page's, so an entry may have to be reverted.
    let takenBack = false;
    const readHead = () => {
      if (document.head.querySelector(HIDDEN)) takenBack = takeBack() || takenBack;
      else if (takenBack) {
        takenBack = false;
        noteVisit();
      } else noteName();
    };
    const head = new MutationObserver(readHead);
    head.observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['content'],
    });
    const first = requestAnimationFrame(readHead);
    return () => {
      head.disconnect();
      cancelAnimationFrame(first);
    };
  }, [pathname]);
}
