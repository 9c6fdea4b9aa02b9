function followAsPlainLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.hasAttribute('data-enquiry')) event.stopImmediatePropagation();
}

/**
 * Where the code of built HTML cannot be fetched, that HTML stays as it was built, and the page's links load whole
 * pages: those were built too.
 */
export function stayAsBuilt(error: unknown): void {
  console.error('The page could not be taken over and stays as it was built', error);
  addEventListener('click', followAsPlainLink, true);
}
