/** Slides side by side from 320, 640, 768 and 1024 px on (specification section 9). */
export type PerView = readonly [at320: number, at640: number, at768: number, at1024: number];

/** The widths, in px of the window, from which the second to fourth figure of `PerView` hold. */
export const breakpoints = [640, 768, 1024] as const;

/** Written out, because Tailwind only knows whole class names. They hold the row before its script and after. */
const classes: readonly Readonly<Record<number, string>>[] = [
  { 1: 'basis-full', 2: 'basis-1/2' },
  { 2: 'min-[640px]:basis-1/2', 3: 'min-[640px]:basis-1/3' },
  { 3: 'min-[768px]:basis-1/3', 4: 'min-[768px]:basis-1/4' },
  { 3: 'min-[1024px]:basis-1/3', 4: 'min-[1024px]:basis-1/4', 5: 'min-[1024px]:basis-1/5' },
];

/** The classes that make slides as wide as these figures say. */
export function slideClass(perView: PerView): string {
  return perView.map((count, index) => classes[index]?.[count] ?? '').join(' ');
}
