/** The canonical address in a page's head; undefined for one that must not be found, though it may name another. */
export function canonicalOf(head: string): string | undefined {
  if (/<meta name="robots" content="noindex"/.test(head)) return undefined;
  return /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
}

/**
 * The list of the pages that may be found (sitemaps.org, protocol 0.9).
 * @param pages their absolute addresses, escaped as in HTML, and when they last changed (ISO 8601), where that is known.
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

/** What crawlers may read, and where the list of pages is. @param siteUrl without a slash at the end. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
