import { GOAL_REACHED } from '@/shared/data/visitEvents.ts';

/** The goals that are told from now on, in order. */
export function watchGoals(): unknown[] {
  const told: unknown[] = [];
  addEventListener(GOAL_REACHED, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  return told;
}
