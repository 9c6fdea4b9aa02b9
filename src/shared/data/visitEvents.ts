import type { goals } from '@/shared/lists/goals.ts';

/**
 * What parts of the site tell about a visit, for whoever counts it (features/analytics). They are events of the window,
 * because the start script and the app are two bundles, and most pages are looked at without the app.
 */
export const PAGE_SHOWN = 'page-shown';
export const GOAL_REACHED = 'goal-reached';

/** What a visitor did that the firm hopes for; of a bought pass the server knows by itself. */
export type Goal = Exclude<(typeof goals)[number], 'pass_bought'>;

/** A page is shown under the address of now. */
export type ShownPage = { path: string; title: string };

/** Tells that the page of the present address is shown. */
export function announcePage(title: string): void {
  const detail: ShownPage = { path: location.pathname, title };
  dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail }));
}

/** Tells that a visitor did something that the firm hopes for. */
export function recordGoal(goal: Goal): void {
  dispatchEvent(new CustomEvent(GOAL_REACHED, { detail: goal }));
}
