import type { Vital } from './statistics.ts';

const QUARTER = 0.25;

/**
 * What three of four visits had, at least: good where no more than a quarter was worse than good, poor where more than a
 * quarter was poor. The limits themselves are the database's.
 */
export function gradeOf({ good, poor, samples }: Vital): 'good' | 'middling' | 'poor' {
  if (samples - good <= samples * QUARTER) return 'good';
  return poor > samples * QUARTER ? 'poor' : 'middling';
}
