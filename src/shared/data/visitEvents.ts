import type { goals } from '@/shared/lists/goals.ts';

/**
 * Events about a visit for features/analytics. Window events, as the start script and the app are two bundles and most
 * pages are viewed without the app.
 */
export const PAGE_SHOWN = 'page-shown';
export const GOAL_REACHED = 'goal-reached';

/** A goal that a visitor reached; the server records `pass_bought` itself. */
export type Goal = Exclude<(typeof goals)[number], 'pass_bought'>;

/** A page view. */
export type ShownPage = { path: string; title: string };

/** Fires a page view for the current address. */
export function announcePage(title: string): void {
  const detail: ShownPage = { path: location.pathname, title };
  dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail }));
}

/** Fires a reached goal. */
export function recordGoal(goal: Goal): void {
  dispatchEvent(new CustomEvent(GOAL_REACHED, { detail: goal }));
}
