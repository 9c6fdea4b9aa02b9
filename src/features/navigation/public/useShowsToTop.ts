import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange);
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * After 400 px (specification section 9), unless the middle of the button would be on a form on a phone (`to-top` in
 * frame.css); on wider screens it is beside the content.
 */
const shows = () =>
  scrollY > 400 &&
  !document
    .elementsFromPoint(innerWidth - 40, innerHeight - 100)
    .some((below) => below.matches('form,fieldset,[data-controls]'));

/** Whether the button to the top is shown: the page is scrolled, and no form or sale would be under the button. */
export function useShowsToTop(): boolean {
  return useSyncExternalStore(subscribe, shows, () => false);
}
