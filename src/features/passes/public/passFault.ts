import { orderText } from '@/content/en/passes.ts';
import type { Refusal } from '@/features/passes/data/passErrors.ts';

/** A sentence for what failed on a page of passes. */
export function passFault(refusal: Refusal): string {
  if ('message' in refusal && refusal.message) return refusal.message;
  if (refusal.kind !== 'busy') return orderText.trouble.other;
  return navigator.onLine ? orderText.trouble.busy : orderText.trouble.offline;
}
