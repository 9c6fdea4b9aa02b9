import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Core Web Vitals in the database's units: ms, `cls` unitless. */
export type Vitals = Record<string, number>;

/** Measures the Core Web Vitals of this page load. @returns a live object. */
export function measureVitals(): Vitals {
  const vitals: Vitals = {};
  const note = ({ name, value, navigationType }: MetricType) => {
    // A page from the back/forward cache has loaded nothing.
    if (navigationType !== 'back-forward-cache')
      vitals[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  // A task of its own: together with the start of counting it would exceed 50 ms on a slow phone.
  setTimeout(() => {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measure(note, { reportAllChanges: true });
  });
  return vitals;
}
