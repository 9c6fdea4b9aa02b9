import type { Page, Route } from '@playwright/test';

/** Calls of the home page and the albums that a test lets fail, one at a time. */
export const calls = {
  albums: '**/rest/v1/rpc/get_portfolio_albums_with_cover*',
  album: '**/rest/v1/albums?*',
  images: '**/rest/v1/portfolio_images?*',
  events: '**/rest/v1/upcoming_events?*',
  like: '**/functions/v1/increment-event-like',
} as const;

type Failing = (route: Route) => Promise<void>;

const denied = { code: '42501', message: 'permission denied', details: null, hint: null };
export const answers500: Failing = async (route) => route.fulfill({ status: 500, json: denied });
export const lineDown: Failing = async (route) => route.abort();

export const failures: [how: string, fail: Failing][] = [
  ['the database answers with an error', answers500],
  ['the line is down', lineDown],
];

/** What the browser itself says of such failures. */
export const failureComplaints = ['Failed to load resource', 'ERR_FAILED'];

/** Lets a call fail from now on. @returns how often it has. */
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
