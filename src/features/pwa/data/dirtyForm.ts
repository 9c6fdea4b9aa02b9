const root = document.documentElement;

/** Whether any form has unsent input, marked by `data-dirty-form` on <html>. */
export function hasDirtyForm(): boolean {
  return 'dirtyForm' in root.dataset;
}

/** Calls back when that changes. @returns a function that unsubscribes. */
export function onDirtyForm(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['data-dirty-form'] });
  return () => observer.disconnect();
}
