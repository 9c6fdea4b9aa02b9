import { readFileSync } from 'node:fs';
import { pageFile, readPages } from '../../../scripts/prerender.ts';
import { expect, followFooter, hydrated, test } from '../fixtures.ts';
import { distDir, siteUrl } from '../site.ts';
import { isInBuild, ofType, structuredData, structuredDataFaults } from '../structuredData.ts';

test.use({ onlyLooks: true });

type BuiltPage = { path: string; html: string; robots: string[]; canonicals: string[] };

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '');

/** Every page as the build wrote it, the pages of albums and events and the app's empty shell among them. */
async function builtPages(): Promise<BuiltPage[]> {
  const paths = await readPages(`${distDir}-ssr`);
  return paths.map((path) => {
    const html = readFileSync(pageFile(distDir, path), 'utf8');
    return {
      path,
      html,
      robots: all(html, /<meta name="robots" content="([^"]*)"/g),
      canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    };
  });
}

const mayBeFound = ({ robots }: BuiltPage) => !robots.includes('noindex');

test.describe('a search engine', () => {
  test('reads of each page once whether it may be found, and at which address', async () => {
    const pages = await builtPages();
    for (const page of pages) {
      expect(page.robots, page.path).toHaveLength(1);
      // /legacy is the one page that sends search engines to another.
      const canonical = page.path === '/legacy' ? '/' : page.path;
      const hasOne = mayBeFound(page) || page.path === '/legacy';
      expect(page.canonicals, page.path).toEqual(hasOne ? [siteUrl + canonical] : []);
    }
    const hidden = pages.filter((page) => !mayBeFound(page)).map(({ path }) => path);
    const samples = hidden.filter((path) => path.startsWith('/venues/'));
    expect(samples).toHaveLength(14);
    expect(hidden.filter((path) => !samples.includes(path)).toSorted()).toEqual([
      '/404',
      '/legacy',
      '/pass',
      '/passes',
      '/shell',
    ]);
  });

  test('finds every page that may be found in the sitemap, and no other', async ({ request }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const listed = all(xml, /<loc>([^<]*)<\/loc>/g);
    const pages = (await builtPages()).filter(mayBeFound);
    expect(listed.toSorted()).toEqual(pages.map(({ path }) => siteUrl + path).toSorted());
    expect(listed.filter((url) => !isInBuild(url))).toEqual([]);
    for (const start of ['/portfolio/', '/events/']) {
      const own = xml.split('\n').filter((line) => line.includes(`<loc>${siteUrl}${start}`));
      expect(own.length).toBeGreaterThan(2);
      const changed = own.map((line) => /<lastmod>(.+)<\/lastmod>/.exec(line)?.[1] ?? '');
      for (const when of changed) expect(when).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  test('is sent to the sitemap and away from the admin area', async ({ request }) => {
    const answer = await request.get('/robots.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /gate',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]),
    );
  });

  test('that asks for an icon on its own gets the small one, for a day', async ({ request }) => {
    const answer = await request.get('/favicon.ico');
    expect([answer.status(), answer.headers()]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/vnd.microsoft.icon',
        'cache-control': 'public, max-age=86400',
      }),
    ]);
  });

  test('reads data without a fault: the company, the way to each page, the events', async () => {
    for (const page of await builtPages()) {
      const data = structuredData(page.html);
      expect([page.path, ...structuredDataFaults(data, siteUrl + page.path)]).toEqual([page.path]);
      const isFound = mayBeFound(page);
      expect(ofType(data, 'BreadcrumbList'), page.path).toHaveLength(
        isFound && page.path !== '/' ? 1 : 0,
      );
      expect(ofType(data, 'ProfessionalService'), page.path).toHaveLength(
        ['/', '/contact'].includes(page.path) ? 1 : 0,
      );
    }
  });

  test('reads a date and a place of the events that have them', async () => {
    const pages = (await builtPages()).filter(({ path }) => path.startsWith('/events/'));
    const events = pages.flatMap(({ html }) => ofType(structuredData(html), 'Event'));
    expect(events.length).toBeGreaterThan(1);
    expect(events.length).toBeLessThanOrEqual(pages.length);
  });
});

const trail = (item: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Here', item },
  ],
});

test('the faults of structured data are noticed', () => {
  const about = `${siteUrl}/about`;
  expect(structuredDataFaults([trail(about)], about)).toEqual([]);
  expect(structuredDataFaults([trail('/about')], about)).toHaveLength(2);
  expect(structuredDataFaults([trail(`${siteUrl}/nowhere`)], about)).toHaveLength(2);
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    startDate: '2027-01-05T19:00:00Z',
  };
  expect(structuredDataFaults([event], about)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Event has no name'),
      expect.stringContaining('startDate is no moment in Patna'),
    ]),
  );
});

const kinds = (html: string) =>
  structuredData(html).map((node) => [node['@type'], node['itemListElement']]);
const built = (path: string) => kinds(readFileSync(pageFile(distDir, path), 'utf8'));

test.describe('in the browser', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('no page ever has two robots tags, nor in the end more than one and one title', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let most = 0;
      new MutationObserver(() => {
        most = Math.max(most, document.querySelectorAll('meta[name="robots"]').length);
        Reflect.set(window, 'mostRobots', most);
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [
      '/',
      '/legacy',
      '/about',
      '/no-such-page',
      '/admin',
      '/portfolio/00000000-0000-4000-8000-000000000000',
      '/events/00000000-0000-4000-8000-000000000000',
    ]) {
      const see = expect.configure({ message: path, soft: true });
      await page.goto(path);
      await see(page.locator('h1')).toHaveCount(1);
      // The admin area is rendered in the browser: its heading exists once its code runs.
      if (path !== '/admin') await hydrated(page);
      const robots = page.locator('meta[name="robots"]');
      await see(robots).toHaveCount(1);
      const isFound = path === '/' || path === '/about';
      await see(robots.first()).toHaveAttribute(
        'content',
        isFound ? 'max-image-preview:large' : 'noindex',
      );
      see(await page.evaluate(() => Number(Reflect.get(window, 'mostRobots')))).toBe(1);
      await see(page.locator('head > title')).toHaveCount(1);
    }
  });

  test('each page that a visitor walks to has the data of its own and no other; what a link carries along is no part of its address', async ({
    page,
  }) => {
    const shownKinds = async () => kinds(await page.content());
    await page.goto('/');
    await hydrated(page);
    expect(await shownKinds()).toEqual(built('/'));
    for (const [name, path] of [
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      await followFooter(page, name);
      await expect(page).toHaveURL(path);
      await expect.poll(shownKinds).toEqual(built(path));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + path);
    }
    await page.goBack();
    await expect.poll(shownKinds).toEqual(built('/contact'));

    await page.goto('/contact?service=catering&utm_source=post');
    await hydrated(page);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${siteUrl}/contact`);
  });
});
