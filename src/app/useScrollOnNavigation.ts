import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a new page, or to the target of its fragment; going back is left to the browser. */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const place = pathname + hash;
  const last = useRef(place);

  useEffect(() => {
    // A changed query string, such as the lightbox's picture, does not scroll.
    if (last.current === place) return;
    last.current = place;
    if (navigation === NavigationType.Pop) return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place, hash, navigation]);
}
