import type { Vital } from './statistics.ts';

const QUARTER = 0.25;

/**
 * Grade at the 75th percentile: good if at most a quarter was worse than good, poor if more than a quarter was poor.
 * The thresholds are in the database.
 */
export function gradeOf({ good, poor, samples }: Vital): 'good' | 'middling' | 'poor' {
  if (samples - good <= samples * QUARTER) return 'good';
  return poor > samples * QUARTER ? 'poor' : 'middling';
}
