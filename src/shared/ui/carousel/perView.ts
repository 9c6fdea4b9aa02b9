/** Visible slides from 320, 640, 768 and 1024 px (specification section 9). */
export type PerView = readonly [at320: number, at640: number, at768: number, at1024: number];

/** Window widths of the second to fourth figure of `PerView`, px. */
export const breakpoints = [640, 768, 1024] as const;

/** Literal, as Tailwind only finds whole class names. They lay out the row before and after hydration. */
const classes: readonly Readonly<Record<number, string>>[] = [
  { 1: 'basis-full', 2: 'basis-1/2' },
  { 2: 'min-[640px]:basis-1/2', 3: 'min-[640px]:basis-1/3' },
  { 3: 'min-[768px]:basis-1/3', 4: 'min-[768px]:basis-1/4' },
  { 3: 'min-[1024px]:basis-1/3', 4: 'min-[1024px]:basis-1/4', 5: 'min-[1024px]:basis-1/5' },
];

/** Width classes of the slides. */
export function slideClass(perView: PerView): string {
  return perView.map((count, index) => classes[index]?.[count] ?? '').join(' ');
}
