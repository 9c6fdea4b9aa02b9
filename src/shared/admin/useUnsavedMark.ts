import { useEffect } from 'react';

/** Number of forms with unsaved changes. */
let unsaved = 0;

/**
 * Sets `data-dirty-form` while a form has unsaved changes, which prevents automatic reloads; the browser confirms
 * before the page is left.
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
