// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFile } from '../headers.ts';
import { pageTemplate, type Manifest } from './template.ts';

const indexHtml = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const manifest: Manifest = {
  'src/boot.ts': { file: 'assets/boot-1.js', isEntry: true },
  'src/main.tsx': {
    file: 'assets/main-2.js',
    isEntry: true,
    css: ['assets/main-3.css'],
    imports: ['_framework.js'],
    dynamicImports: ['src/pages/public/HomePage.tsx'],
  },
  '_framework.js': { file: 'assets/framework-4.js' },
  'src/pages/public/HomePage.tsx': { file: 'assets/HomePage-5.js' },
};
const css = ['a', 'b', 'c'].map((name) => `@font-face{src:url(/assets/${name}.woff2)}`).join('');
const toPage = pageTemplate(indexHtml, manifest, css);

describe('the prerendered page', () => {
  it('has its title and description exactly once, before the script', () => {
    const page = toPage({
      head: '<title>Our Story</title><meta name="description" content="x"/>',
      html: '<h1>Hi</h1>',
    });
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page.indexOf('<title>')).toBeLessThan(page.indexOf('</head>'));
    expect(page).toContain('<div id="root"><h1>Hi</h1></div>');
  });

  it('never lets a text from the database end the snapshot early', () => {
    const snapshot = { data: { album: 'x</script><script>alert(1)</script><!--' } };
    const page = toPage({ head: '', html: '', snapshot });
    const [, json = ''] = /id="snapshot">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(snapshot);
    expect(page).not.toContain('alert(1)</script>');
  });

  it('keeps dollar signs of prices and texts as they are', () => {
    expect(toPage({ head: '', html: "<p>$& $1 $'</p>" })).toContain("<p>$& $1 $'</p>");
  });

  it('names the app for the starter only, so that it does not compete with the hero', () => {
    const page = toPage({ head: '', html: '' });
    expect(page).toContain('data-main="/assets/main-2.js" data-preload="/assets/framework-4.js"');
    expect(page).not.toMatch(/modulepreload|src="\/assets\/(?:main|framework|HomePage)/);
    expect(page).not.toContain('/src/');
  });

  it('preloads the two fonts of the first screen and no third', () => {
    const fonts = [...toPage({ head: '', html: '' }).matchAll(/as="font"[^>]*href="([^"]+)"/g)];
    expect(fonts.map(([, href]) => href)).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  });
});

describe('the headers of the embedded site', () => {
  it('let a visitor on plain http reach the site, and no other host', () => {
    const text = headersFile({ siteUrl: 'http://127.0.0.1:4173', apiUrl: '' });
    expect(text).toContain("connect-src 'self';");
    expect(text).not.toContain('upgrade-insecure-requests');
    expect(text).not.toMatch(/https?:\/\//);
  });
});
