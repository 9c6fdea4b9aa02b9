import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { own } from '@/shared/lib/own.ts';
import type { FilterName } from './reportPeriod.ts';

const { values } = adminAnalytics;

/** Label of a dimension's value; the value itself if unknown. */
export function valueName(name: FilterName, value: string): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = values;
  return own(known[name] ?? {}, value) ?? value;
}

/** A page's title without the company's name, else its path. */
export function pageName(title: string | null, path: string): string {
  return title?.split(' | ')[0]?.trim() || path;
}
