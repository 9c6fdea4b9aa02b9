import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, or at the part its address names; going back returns to where the visitor was,
 * which the browser does by itself.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (navigation === NavigationType.Pop) return;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigation]);
}
