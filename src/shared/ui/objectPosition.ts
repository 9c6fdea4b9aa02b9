/** Literal, as prerendered pages allow no inline styles and Tailwind only finds whole class names. */
const CLASSES = [
  ['object-[0%_0%]', 'object-[25%_0%]', 'object-[50%_0%]', 'object-[75%_0%]', 'object-[100%_0%]'],
  [
    'object-[0%_25%]',
    'object-[25%_25%]',
    'object-[50%_25%]',
    'object-[75%_25%]',
    'object-[100%_25%]',
  ],
  [
    'object-[0%_50%]',
    'object-[25%_50%]',
    'object-[50%_50%]',
    'object-[75%_50%]',
    'object-[100%_50%]',
  ],
  [
    'object-[0%_75%]',
    'object-[25%_75%]',
    'object-[50%_75%]',
    'object-[75%_75%]',
    'object-[100%_75%]',
  ],
  [
    'object-[0%_100%]',
    'object-[25%_100%]',
    'object-[50%_100%]',
    'object-[75%_100%]',
    'object-[100%_100%]',
  ],
];

/** An arch shows about half of a picture's width, so the crop must move further than the focal point. */
const REACH = 2;

function step(focal: number): number {
  return Math.round(Math.min(Math.max(0.5 + (focal - 0.5) * REACH, 0), 1) * 4);
}

/**
 * Class that keeps a picture's focal point in view when cropped, to the nearest quarter.
 * @param x 0 is left, 1 is right.
 * @param y 0 is top, 1 is bottom.
 */
export function objectPosition(x: number, y: number): string {
  return CLASSES[step(y)]?.[step(x)] ?? '';
}
