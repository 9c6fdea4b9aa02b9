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
    const problem = form.current?.querySelector<HTMLElement>('[data-problem]');
    (target ?? problem)?.focus();
    // Below the explanation stands the button to try again: both should be in sight.
    if (!target)
      form.current?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
