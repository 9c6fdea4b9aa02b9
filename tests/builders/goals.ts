import { GOAL_REACHED } from '@/shared/data/visitEvents.ts';

/** Records the goals reported from now on, in order. */
export function watchGoals(): unknown[] {
  const goals: unknown[] = [];
  addEventListener(GOAL_REACHED, (event) => {
    if (event instanceof CustomEvent) goals.push(event.detail);
  });
  return goals;
}
