import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, requireTestChromium } from '../../../scripts/chromium.ts';
import { test } from '../changingSite.ts';
import { watchLog } from '../failing.ts';
import { expect, followFooter, hydrated, ownFonts } from '../fixtures.ts';
import {
  goOffline,
  keptAddresses,
  offlineComplaints,
  openWithWorker,
  whenKept,
} from '../offline.ts';

test('a visitor can install the site', async ({ stack, site }) => {
  expect(site.version).toBe(1);
  const folder = await mkdtemp(join(tmpdir(), 'mandap-install-'));
  // A window of its own: private ones, which tests have, can never install.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: requireTestChromium(),
    args: chromiumFlags,
    baseURL: stack.url,
  });
  try {
    const page = await context.newPage();
    await openWithWorker(page, '/');
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(url).toContain('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const icons = await page.evaluate(async () => {
      const manifest = await (await fetch('/manifest.webmanifest')).json();
      return Promise.all(
        manifest.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob());
          return `${picture.width}x${picture.height}` === sizes;
        }),
      );
    });
    expect(icons).toEqual([true, true, true]);
  } finally {
    await context.close();
    // The browser's last process may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

test.describe('without the internet', () => {
  test.use({ expectedComplaints: offlineComplaints });

  test('pages that were visited open with their pictures', async ({ page, context, site }) => {
    await openWithWorker(page, '/services/wedding');
    const hero = page.locator('main img').first();
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const picture = await hero.evaluate(
      (img: HTMLImageElement) => new URL(img.currentSrc).pathname,
    );
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await whenKept(page, '/services/wedding', '/about', picture);

    await goOffline(context, site);
    await page.goto('/services/wedding?utm_source=app');
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto('/about');
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => ownFonts(page)).toEqual(['Figtree', 'Fraunces']);
  });

  test('a page that was not visited shows a kind message and the pages that can be read', async ({
    page,
    context,
    site,
  }) => {
    await openWithWorker(page, '/about');
    await whenKept(page, '/about');
    await goOffline(context, site);
    await page.goto('/calculator');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute('href', /wa\.me/);
    const saved = page.getByRole('region', { name: 'Pages you can read now' });
    await saved.getByRole('link', { name: /About/ }).click();
    await expect(page).toHaveURL('/about');
    await hydrated(page);

    await page.goto('/calculator');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    site.down = false;
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/calculator');
  });

  test('somebody who came back can open the enquiry', async ({ page, context, site }) => {
    await openWithWorker(page, '/about');
    await whenKept(page, '/about');
    await page.reload();
    await hydrated(page);
    const host = async () =>
      (await keptAddresses(page)).find((path) => path.includes('/overlays-'));
    await expect.poll(host).toBeDefined();
    // Once it runs, all of its imports have been fetched, and must be cached.
    await page.evaluate(async (path) => import(path), (await host()) ?? '');
    await expect
      .poll(async () => {
        const kept = await keptAddresses(page);
        const fetched = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        const code = fetched.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
        return code.filter((path) => !kept.some((address) => address.endsWith(path)));
      })
      .toEqual([]);
    await goOffline(context, site);
    await page.goto('/about');
    await hydrated(page);
    await page.locator('a[data-enquiry]:visible').first().click();
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
  });

  test('the admin area is not kept, nor is anything of the API', async ({
    page,
    context,
    site,
  }) => {
    await openWithWorker(page, '/');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto('/gallery');
    await hydrated(page);
    await whenKept(page, '/', '/gallery');
    const kept = await keptAddresses(page);
    expect(kept).toContain('/');
    expect(
      kept.filter((path) => /^\/(?:admin|rest|auth|functions|realtime|_mail)/.test(path)),
    ).toEqual([]);
    await goOffline(context, site);
    await expect(page.goto('/admin')).rejects.toThrow();
  });
});

test('the host lets no cache keep the service worker, and the policy allows it', async ({
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/javascript'),
  });
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const policy = manifest.headers()['content-security-policy'];
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});

test('a visitor who saves data pays for no service worker', async ({ page, browser, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await page.locator('h1').click();
  await hydrated(page);
  expect(site.requested).not.toContain('/sw.js');
  // A later visitor without Save-Data has one by then.
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await openWithWorker(other, '/');
  await other.close();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await page.evaluate(async () => caches.keys())).toEqual([]);
});

test('the service worker keeps little until something is looked at', async ({ page }) => {
  await openWithWorker(page, '/about');
  const precached = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache'));
    const requests = await (await caches.open(name ?? '')).keys();
    return requests.map(({ url }) => new URL(url).pathname).toSorted();
  });
  expect(precached).toEqual([
    expect.stringMatching(/^\/assets\/offline-.*\.js$/),
    '/icons/icon.svg',
    '/offline',
  ]);
});

test.describe('without its file', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'bad HTTP response code'] });

  test('a missing service worker is logged and shows no message', async ({ page, site }) => {
    site.gone = /^\/sw\.js$/;
    const log = watchLog(page);
    await page.goto('/about');
    await hydrated(page);
    await expect.poll(() => log.join()).toContain('Service worker');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Website update' })).toHaveCount(0);
    await followFooter(page, 'Services');
    await expect(page).toHaveURL('/services');
  });
});
