import type { Page, Route } from '@playwright/test';

/** Calls of the public pages that tests let fail, one at a time. */
export const calls = {
  albums: '**/rest/v1/rpc/get_portfolio_albums_with_cover*',
  /** One album with its pictures. */
  album: '**/rest/v1/albums?*',
  events: '**/rest/v1/upcoming_events?*',
  like: '**/functions/v1/increment-event-like',
  notification: '**/functions/v1/send-booking-notification',
  /** Needed by every page: page states, announcement, contact info and the visitor count. */
  site: '**/rest/v1/rpc/get_site_state*',
} as const;

type Failing = (route: Route) => Promise<void>;

const denied = { code: '42501', message: 'permission denied', details: null, hint: null };
export const answers500: Failing = async (route) => route.fulfill({ status: 500, json: denied });
export const connectionDown: Failing = async (route) => route.abort();

/** The browser's own messages for such failures. */
export const failureComplaints = ['Failed to load resource', 'ERR_FAILED'];

/** Lets a call fail from now on. @returns `count`, the number of failures so far. */
export async function failAlways(
  page: Page,
  url: string,
  fail: Failing,
): Promise<{ count: number }> {
  const failed = { count: 0 };
  await page.route(url, async (route) => {
    await fail(route);
    failed.count += 1;
  });
  return failed;
}

/** A page created after the build: its HTML contains nothing of the row. */
export const NEWER_THAN_BUILD = '/portfolio/00000000-0000-4000-8000-000000000000';

/** Collects a page's warnings. */
export function watchLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') lines.push(message.text());
  });
  return lines;
}
