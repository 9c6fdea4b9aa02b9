const root = document.documentElement;

/** Whether some form holds words that are not sent: each form says so by `data-dirty-form` on <html>. */
export function hasDirtyForm(): boolean {
  return 'dirtyForm' in root.dataset;
}

/** Calls back whenever that changes. @returns a function that ends it. */
export function onDirtyForm(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['data-dirty-form'] });
  return () => observer.disconnect();
}
