import { useEffect } from 'react';

/** How many forms hold something that is not saved. */
let unsaved = 0;

/**
 * While a form holds something unsaved, the page is marked by `data-dirty-form`, so that nothing loads it again by itself,
 * and the browser asks before it is left.
 */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = (by: number) => {
      unsaved += by;
      document.documentElement.toggleAttribute('data-dirty-form', unsaved > 0);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    mark(1);
    window.addEventListener('beforeunload', ask);
    return () => {
      mark(-1);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
