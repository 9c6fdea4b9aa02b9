/** Canonical URL in a page's head; undefined for noindex pages, which may have another page's. */
export function canonicalOf(head: string): string | undefined {
  if (/<meta name="robots" content="noindex"/.test(head)) return undefined;
  return /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
}

/**
 * The sitemap (sitemaps.org, protocol 0.9).
 * @param pages absolute URLs, escaped as in HTML, and when they last changed (ISO 8601), if known.
 */
export function sitemapFile(pages: readonly { url: string; changed?: string }[]): string {
  const entries = pages.map(({ url, changed }) => {
    const lastmod = changed && `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
    return `  <url><loc>${url}</loc>${lastmod ?? ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots.txt. @param siteUrl without a trailing slash. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /gate\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
