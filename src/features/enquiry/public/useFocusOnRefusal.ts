import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a sending that failed: to the first wrong field in the order of the page, else to what is said
 * about the failure (`data-problem`).
 * @param submitCount how often sending was tried.
 * @returns the ref of the form.
 */
export function useFocusOnRefusal(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input') : wrong;
    (target ?? form.current?.querySelector<HTMLElement>('[data-problem]'))?.focus();
  }, [submitCount]);
  return form;
}
