import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { own } from '@/shared/lib/own.ts';
import type { FilterName } from './asked.ts';

const { values } = adminAnalytics;

/** A value of a dimension in the owner's words; as it is where there are none. */
export function valueName(name: FilterName, value: string): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = values;
  return own(known[name] ?? {}, value) ?? value;
}

/** What a page is called: its title without the firm's name, else its address. */
export function pageName(title: string | null, path: string): string {
  return title?.split(' | ')[0]?.trim() || path;
}
