import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, or at the part its address names; going back returns to where the visitor was,
 * which the browser does by itself.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const place = pathname + hash;
  const last = useRef(place);

  useEffect(() => {
    // The same page with another search, such as the picture that stands in the lightbox, does not move.
    if (last.current === place) return;
    last.current = place;
    if (navigation === NavigationType.Pop) return;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place, hash, navigation]);
}
