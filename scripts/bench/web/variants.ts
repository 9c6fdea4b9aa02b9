import { setTimeout as wait } from 'node:timers/promises';
import { slowDown, withPage } from './phone.ts';
import { measureUntouched, watchUntouched, type Untouched, type Visit } from './untouched.ts';

/** Longest that a first visit may take to install the service worker. */
const INSTALLED_MS = 30_000;

/**
 * A page opened a second time, from the service worker. The first visit scrolls a little, as a visitor does, and ends
 * when the worker is there.
 * @throws where no worker takes over.
 */
async function secondVisit(visit: Visit): Promise<Untouched> {
  return withPage({}, async ({ browser, context, page }) => {
    await page.goto(visit.url);
    await page.mouse.wheel(0, 300);
    const installed = page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));
    if (!(await Promise.race([installed, wait(INSTALLED_MS, false, { ref: false })])))
      throw new Error(`No service worker after ${INSTALLED_MS} ms.`);
    await wait(3000); // what it keeps of the visited page
    await page.close();
    const second = await context.newPage();
    await slowDown(second);
    return watchUntouched(browser, context, second, visit);
  });
}

/** How home behaves where something is different from a first visit. */
export const variants: Readonly<
  Record<string, (visit: Visit, unanswered: string) => Promise<Untouched>>
> = {
  serviceWorker: secondVisit,
  saveData: async (visit) => measureUntouched(visit, { savesData: true }),
  /** @param unanswered the same files where the backend never answers. */
  backendUnanswered: async (visit, unanswered) => measureUntouched({ ...visit, url: unanswered }),
};
