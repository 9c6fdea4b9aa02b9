// @vitest-environment node
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile } from '../headers.ts';
import { cspHash, readInlineParts } from './inlineParts.ts';
import type { Manifest } from './manifest.ts';
import { pageTemplate, startChunks } from './template.ts';

const indexHtml = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const manifest: Manifest = {
  'src/main.tsx': {
    file: 'assets/main-2.js',
    imports: ['_framework.js', '_shared.js'],
    dynamicImports: ['src/pages/public/HomePage.tsx'],
  },
  'src/app/styles.css': { file: 'assets/styles-3.css' },
  'src/app/overlays.tsx': { file: 'assets/overlays-6.js', imports: ['_shared.js'] },
  'src/shared/data/liveChannel.ts': { file: 'assets/live-7.js' },
  'src/features/pwa/data/updates.ts': { file: 'assets/updates-8.js' },
  'src/features/hero/public/heroSlides.ts': { file: 'assets/hero-9.js' },
  'src/features/analytics/data/analytics.ts': { file: 'assets/analytics-10.js' },
  'src/features/analytics/public/askConsent.ts': { file: 'assets/askConsent-11.js' },
  'src/app/start/older.ts': { file: 'assets/older-12.js' },
  'src/features/enquiries/data/outboxRunner.ts': { file: 'assets/outboxRunner-13.js' },
  'src/features/enquiries/public/WaitingEnquiries.tsx': { file: 'assets/Waiting-15.js' },
  'src/shared/ui/toasts.tsx': { file: 'assets/toasts-16.js' },
  '_framework.js': { file: 'assets/framework-4.js', name: 'framework' },
  '_shared.js': { file: 'assets/shared-5.js', imports: ['_framework.js'] },
  'src/pages/public/HomePage.tsx': { file: 'assets/HomePage-5.js' },
};
const inline = {
  beforePaint: 'try{}catch{}',
  styles: '.a{color:red}',
  start: '(()=>{go("$&")})()',
};
const settings = {
  ...startChunks(manifest),
  api: '',
  key: 'sb_publishable_test',
  siteUrl: 'https://mandap.example',
  builtAt: '2026-11-21T00:00:00Z',
  version: 'v1',
};
const toPage = pageTemplate(indexHtml, inline, settings);

/** First group of a pattern in the page, as a browser parses it. */
function find(page: string, pattern: RegExp): string {
  const [, text] = pattern.exec(page) ?? [];
  if (text === undefined) throw new Error(`The page lacks ${pattern}.`);
  return text;
}

const settingsIn = (page: string): unknown =>
  JSON.parse(find(page, /id="start">([^<]*)<\/script>/));

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

  it('passes the addresses of its snapshot and every part of the app to the start script', () => {
    const snapshot = '/assets/snapshot-1.json';
    expect(settingsIn(toPage({ head: '', html: '', snapshot }))).toEqual({ ...settings, snapshot });
    expect(settings.chunks.main).toEqual([
      '/assets/main-2.js',
      '/assets/framework-4.js',
      '/assets/shared-5.js',
    ]);
    expect(settings.framework).toBe('/assets/framework-4.js');
    expect(settingsIn(toPage({ head: '', html: '' }))).not.toHaveProperty('snapshot');
  });

  it('escapes texts that could end the settings early', () => {
    const version = 'x</script><script>alert(1)</script><!--';
    const page = pageTemplate(indexHtml, inline, { ...settings, version })({ head: '', html: '' });
    expect(settingsIn(page)).toHaveProperty('version', version);
    expect(page).not.toContain('alert(1)</script>');
  });

  it('keeps dollar signs of prices and texts', () => {
    expect(toPage({ head: '', html: "<p>$& $1 $'</p>" })).toContain("<p>$& $1 $'</p>");
  });

  it('loads nothing of the app by itself, and no stylesheet', () => {
    const page = toPage({ head: '', html: '' });
    expect(page).not.toMatch(/modulepreload|rel="(?:preload|stylesheet)"|<script[^>]* src=/);
    expect(page).not.toContain('/src/');
  });

  it('fails if index.html lacks one of its places', () => {
    const without = indexHtml.replace('<!--head-->', '');
    expect(() => pageTemplate(without, inline, settings)({ head: '', html: '' })).toThrow(
      /<!--head--> exactly once/,
    );
  });
});

describe('the content security policy', () => {
  it('allows exactly the inlined scripts and styles', () => {
    const page = toPage({ head: '', html: '' });
    const inPage = {
      scripts: [
        find(page, /<script>(try.*?)<\/script>/),
        find(page, /<script>(\(\(.*?)<\/script>/),
      ],
      styles: [find(page, /<style>(.*?)<\/style>/)],
    };
    expect(inPage).toEqual({
      scripts: [inline.beforePaint, inline.start],
      styles: [inline.styles],
    });
    const hashes = { scripts: inPage.scripts.map(cspHash), styles: inPage.styles.map(cspHash) };
    const text = headersFile({ siteUrl: 'https://mandap.example', apiUrl: '', inline: hashes });
    const [scripts, styles] = [find(text, /script-src ([^;]+);/), find(text, /style-src ([^;]+);/)];
    expect(scripts).toBe(["'self'", ...hashes.scripts].join(' '));
    expect(styles).toBe(["'self'", ...hashes.styles].join(' '));
    // By https://www.w3.org/TR/CSP3/#match-element-to-source-list
    expect(cspHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('allows plain http for the site itself, and no other host', () => {
    const none = { scripts: [], styles: [] };
    const text = headersFile({ siteUrl: 'http://127.0.0.1:4173', apiUrl: '', inline: none });
    expect(text).toContain("connect-src 'self';");
    expect(text).not.toContain('upgrade-insecure-requests');
    expect(text).not.toMatch(/https?:\/\//);
  });
});

describe('the inline parts', () => {
  let outDir = '';

  beforeAll(async () => {
    outDir = join(await mkdtemp(join(tmpdir(), 'mandap-inline-')), 'dist');
    await mkdir(join(outDir, 'assets'), { recursive: true });
    await mkdir(`${outDir}-ssr`);
    await writeFile(join(`${outDir}-ssr`, 'beforePaint.js'), `${inline.beforePaint}\n`);
    await writeFile(join(outDir, 'assets/styles-3.css'), `${inline.styles}\n`);
  });
  afterAll(async () => rm(join(outDir, '..'), { recursive: true }));

  it.each(['a</script>', 'a</STYLE >', 'a<!--'])('throws if %s would end it', async (text) => {
    await writeFile(join(`${outDir}-ssr`, 'start.js'), text);
    await expect(readInlineParts(outDir, manifest)).rejects.toThrow(/inlined start/);
  });

  it("equal the bundle's, without the line end", async () => {
    await writeFile(join(`${outDir}-ssr`, 'start.js'), `${inline.start}\n`);
    expect(await readInlineParts(outDir, manifest)).toEqual(inline);
  });
});
