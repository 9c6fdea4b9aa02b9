import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** How fast the page was, as the database takes it: ms, `cls` without a unit. */
export type Vitals = Record<string, number>;

/** Measures how fast this page load is for its visitor. @returns the figures so far, which go on changing. */
export function measureVitals(): Vitals {
  const vitals: Vitals = {};
  const note = ({ name, value, navigationType }: MetricType) => {
    // A page that comes back as it was has loaded nothing.
    if (navigationType !== 'back-forward-cache')
      vitals[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  // A task of its own: with the one that begins to count it would take a cheap phone over 50 ms.
  setTimeout(() => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measure(note, { reportAllChanges: true });
  });
  return vitals;
}
