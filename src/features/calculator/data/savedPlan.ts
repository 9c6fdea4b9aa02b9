import { FORM_DATA_MS, forget, recall, storageKeys, store } from '@/shared/lib/storage.ts';
import type { Plan } from './plan.ts';
import { readPlan } from './planSchema.ts';

/** Stores the plan on this device for 24 h after the last change. */
export function savePlan(plan: Plan): void {
  store(storageKeys.eventCalculator, plan, FORM_DATA_MS);
}

/** Reads the stored plan; undefined if missing or invalid. */
export function loadPlan(): Plan | undefined {
  return readPlan(recall(storageKeys.eventCalculator));
}

export function forgetPlan(): void {
  forget(storageKeys.eventCalculator);
}
