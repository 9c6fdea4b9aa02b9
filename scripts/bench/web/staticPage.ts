import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pageFile } from '../../prerender.ts';
import { cspHash } from '../../web/inlineParts.ts';
import { precompress } from '../../web/precompress.ts';

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };

/** Parts of a page that its first screen does not need. */
const NOT_NEEDED =
  /<script\b[^]*?<\/script>|<noscript\b[^]*?<\/noscript>|<link\b[^>]*rel="(?:modulepreload|prefetch|manifest)"[^>]*>/g;

/** `@font-face` rules for the site's fonts, whose addresses are in the start script. */
function fontFaces(html: string): string {
  const faces = [...html.matchAll(/\/assets\/(\w+)-[\w-]+\.woff2/g)].map(
    ([url, name]) =>
      `@font-face{font-family:${name};font-weight:400 700;font-display:swap;src:url(${url})}`,
  );
  if (faces.length === 0) throw new Error('The page names no fonts.');
  return faces.join('');
}

/** The page of one address, cut to its first screen: everything that begins below the fold is taken out. */
async function firstScreen(
  browser: Browser,
  folder: string,
  path: string,
  fonts: string,
): Promise<string> {
  const whole = await readFile(pageFile(folder, path), 'utf8');
  const html = whole.replace(NOT_NEEDED, '').replace('</head>', `<style>${fonts}</style></head>`);
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    await page.route('**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === path) await route.fulfill({ contentType: 'text/html', body: html });
      else await route.fulfill({ path: `${folder}${pathname}` }).catch(async () => route.abort());
    });
    await page.goto(`http://page.invalid${path}`);
    return await page.evaluate(() => {
      const below = [...document.body.querySelectorAll('*')].filter((element) => {
        const boxes = element.getClientRects();
        return boxes.length > 0 && [...boxes].every(({ top }) => top >= innerHeight);
      });
      for (const element of below) element.remove();
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}

/**
 * Writes a copy of a finished site whose named pages are as a hand-written static page would be: the same head, styles,
 * fonts, hero markup and text of the first screen, under the same addresses with the same headers; no script, and
 * nothing that begins below the fold of Lighthouse's phone.
 */
export async function writeStaticSite(
  browser: Browser,
  dist: string,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  await cp(dist, folder, { recursive: true, preserveTimestamps: true });
  // The same in each page, as the policy allows one hash.
  const fonts = fontFaces(await readFile(pageFile(dist, '/'), 'utf8'));
  const headers = join(folder, '_headers');
  const patched = (await readFile(headers, 'utf8')).replaceAll(
    'style-src ',
    `style-src ${cspHash(fonts)} `,
  );
  await writeFile(headers, patched);
  for (const path of paths)
    await writeFile(pageFile(folder, path), await firstScreen(browser, dist, path, fonts));
  await precompress(folder);
}
