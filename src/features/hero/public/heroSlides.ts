/** Placeholder until the branch `hero` is merged. */
export function startHero(band: HTMLElement): () => void {
  void band;
  return () => {};
}
