import { useEffect } from 'react';
import { isAdminPath } from '@/shared/paths.ts';
import { pageAt } from './pageAt.ts';

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('data-enquiry')) return;
  if (link.origin !== window.location.origin || isAdminPath(link.pathname)) return;
  // Where the code cannot be fetched now, following the link will tell.
  pageAt(link.pathname)
    .preload()
    .catch(() => {});
}

/** Fetches a page's code when a pointer or the focus comes near a link to it: following the link is then instant. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    // Captured: React keeps events to itself where it has not yet hydrated the page's content.
    const options = { capture: true, passive: true };
    document.addEventListener('pointerover', preloadTarget, options);
    document.addEventListener('focusin', preloadTarget, options);
    return () => {
      document.removeEventListener('pointerover', preloadTarget, options);
      document.removeEventListener('focusin', preloadTarget, options);
    };
  }, []);
}
