type HeroPart = 'band' | 'slides' | 'slide' | 'picture' | 'toggle' | 'previous' | 'next' | 'show';

/** Marks an element for `startHero`, which may change its attributes before hydration. */
export function heroPart(name: HeroPart) {
  return { 'data-hero': name, suppressHydrationWarning: true };
}
