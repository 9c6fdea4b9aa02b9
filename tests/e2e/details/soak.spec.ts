import type { CDPSession } from '@playwright/test';
import { expect, hydrated, moving, test } from '../fixtures.ts';
import { publicPaths } from '../site.ts';

// Animations must be removed with their page.
test.use(moving);

const navigations = 500;
/** Every page has been open many times by then: caches are full and most code is compiled. */
const warmUp = 250;
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
    // Once it is shown: leaving earlier leaves a half-rendered page, whose pictures Chromium keeps with the document.
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

  console.log(JSON.stringify({ before, after, sockets }));
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(after.nodes / before.nodes).toBeLessThan(1.1);
  expect(after.listeners / before.listeners).toBeLessThan(1.1);
  expect(sockets.most).toBe(1);
});
