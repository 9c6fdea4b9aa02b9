import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a failed submit: to the first invalid field in DOM order, else to the error message
 * (`data-problem`).
 * @param submitCount number of submit attempts.
 * @returns ref of the form.
 */
export function useFocusOnRefusal(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input') : wrong;
    const problem = form.current?.querySelector<HTMLElement>('[data-problem]');
    (target ?? problem)?.focus();
    // Scrolls the submit button below the message into view as well.
    if (!target)
      form.current?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
