import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { rememberName } from './recentPages.ts';

const HIDDEN = 'meta[name="robots"][content*="noindex"]';

/**
 * Notes each page that the visitor opens, and what it is called. A page that tells search engines to stay away (hidden,
 * under renovation, an album that is gone) is none to come back to.
 * @param isPage whether there is a page at an address at all.
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
    // The head still is the former page's for a moment, so what it said may have to be put right.
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
