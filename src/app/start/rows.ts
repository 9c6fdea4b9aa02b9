/** Brings the whole card of a row into view when the keyboard comes to something in it: the browser shows only an edge. */
export function showFocusedCards(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    target
      .closest('.swipe-row > *')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}
