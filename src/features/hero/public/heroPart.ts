type HeroPart = 'band' | 'slides' | 'slide' | 'picture' | 'toggle' | 'previous' | 'next' | 'show';

/** Marks an element for `startHero`, which may have changed its attributes before React hydrates it. */
export function heroPart(name: HeroPart) {
  return { 'data-hero': name, suppressHydrationWarning: true };
}
