import { useEffect } from 'react';
import { isStaffPath } from '@/shared/paths.ts';
import { pageAt } from './pageAt.ts';

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('data-enquiry')) return;
  if (link.origin !== window.location.origin || isStaffPath(link.pathname)) return;
  // Failures are ignored here; following the link reports them.
  pageAt(link.pathname)
    .preload()
    .catch(() => {});
}

/** Preloads a page's code on hover or focus of a link to it. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    // Captured: React stops events in content that is not hydrated yet.
    document.addEventListener('pointerover', preloadTarget, true);
    document.addEventListener('focusin', preloadTarget, true);
    return () => {
      document.removeEventListener('pointerover', preloadTarget, true);
      document.removeEventListener('focusin', preloadTarget, true);
    };
  }, []);
}
