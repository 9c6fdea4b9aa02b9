import type { CDPSession } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { publicPaths } from './site.ts';

const navigations = 500;
/** Every page has been open many times by then: caches are full and most code is compiled. */
const warmUp = 250;
/**
 * What a page may cost. Compiled code and what the test's own connection keeps of each answer is 1 to 2 kB a page
 * (heap snapshots after 270 and 610 pages). Chromium keeps the pictures of a page that React began and threw away, some
 * 500 nodes, which may happen twice in a run: an answer comes while the next page is being made.
 */
const most = { heap: 2500, nodes: 2.2, listeners: 0.15 };

/** Bytes of the heap, DOM nodes and event listeners that are left after the garbage collector. */
async function measure(devtools: CDPSession) {
  // Twice: what the first round finalizes, the second frees.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

test('a visitor who looks at five hundred pages in one tab pays for none of them @deep', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const sockets = { open: 0, most: 0 };
  page.on('websocket', (socket) => {
    sockets.open += 1;
    sockets.most = Math.max(sockets.most, sockets.open);
    socket.on('close', () => (sockets.open -= 1));
  });
  await page.goto('/');
  await hydrated(page);
  const links = new Set(
    await page.evaluate(() => [...document.links].map((link) => link.pathname)),
  );
  const route = publicPaths.filter((path) => links.has(path));
  expect(route.length).toBeGreaterThan(10);

  const visit = async (path: string) => {
    await page.evaluate((wanted) => {
      [...document.links]
        .find((link) => link.pathname === wanted && !link.hash && !link.target)
        ?.click();
    }, path);
    // Once it shows: what is left before leaves a page half made, whose pictures Chromium keeps with the document.
    await page.waitForFunction(
      (wanted) =>
        URL.parse(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '')
          ?.pathname === wanted,
      path,
    );
  };
  const visitFrom = async (start: number, end: number) => {
    for (let count = start; count < end; count += 1)
      await visit(route[count % route.length] ?? '/');
  };

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const laps = Math.ceil(warmUp / route.length) * route.length;
  await visitFrom(0, laps);
  const before = await measure(devtools);
  await visitFrom(laps, laps + Math.ceil(navigations / route.length) * route.length);
  const after = await measure(devtools);

  const each = (what: keyof typeof most) => (after[what] - before[what]) / navigations;
  console.log(JSON.stringify({ before, after, sockets }));
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(each('heap')).toBeLessThan(most.heap);
  expect(each('nodes')).toBeLessThan(most.nodes);
  expect(each('listeners')).toBeLessThan(most.listeners);
  expect(sockets.most).toBe(1);
});
