// @vitest-environment node
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, writeSite, type TestSite } from './testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => {
  await site.stop();
});

describe('addresses', () => {
  it('serves a page under its plain address', async () => {
    for (const [path, text] of [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/services', 'Services'],
      ['/services/wedding', 'Weddings'],
      ['/about?utm_source=whatsapp', 'About'],
    ] as const) {
      const { status, body, headers } = await site.get(path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(body.toString()).toContain(`<title>${text}</title>`);
    }
  });

  it('redirects every other spelling of a page to its canonical address, keeping the query string', async () => {
    for (const [path, target] of [
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/index.html', '/'],
      ['/services/wedding/?utm_source=mail', '/services/wedding?utm_source=mail'],
      ['/admin/', '/admin'],
      ['/admin/dashboard/', '/admin/dashboard'],
      ['/Admin', '/admin'],
      ['/SERVICES/Wedding/?utm_source=WhatsApp', '/services/wedding?utm_source=WhatsApp'],
    ] as const) {
      const { status, headers } = await site.get(path);
      expect([path, status, headers.location]).toEqual([path, 301, target]);
    }
  });

  it('never redirects to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/%2e%2e',
      '/\\evil.example/',
      '//admin/',
    ]) {
      const { headers } = await site.get(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('serves the empty shell for the admin area', async () => {
    for (const path of ['/admin', '/admin/dashboard/bookings']) {
      const { status, body } = await site.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(body.toString()).toContain('<title>Shell</title>');
    }
    expect((await site.get('/portfolio/known')).body.toString()).toContain('A known album');
  });

  it('responds with 404 to an unknown page or file', async () => {
    for (const path of [
      '/No-Such-Page',
      '/assets/gone-123.js',
      '/about/team',
      '/portfolio/unknown',
      '/events/unknown',
      '/venues/unknown',
    ]) {
      const { status, body, headers } = await site.get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache']);
      expect(body.toString()).toContain('Page Not Found');
    }
  });

  it("serves no file from outside the site and none of the host's own files", async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/....//secret.txt',
      '/_headers',
      '/_redirects',
      '/.vite/manifest.json',
      '/index.html.br',
      '/about%00.html',
    ]) {
      const { status, body } = await site.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).not.toContain('not for visitors');
    }
    expect((await site.get('/%E0%A4%A')).status).toBe(400);
  });

  it('accepts only GET and HEAD', async () => {
    const { status, headers } = await site.get('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('transfer', () => {
  it('compresses text as the browser accepts', async () => {
    const plain = await site.get('/about');
    const br = await site.get('/about', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await site.get('/about', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.byteLength).toBeLessThan(plain.body.byteLength);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('responds with 304 to a fresh ETag', async () => {
    const first = await site.get('/about', { 'Accept-Encoding': 'br' });
    const etag = first.headers.etag ?? '';
    const again = await site.get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag]);
    const other = await site.get('/about', { 'If-None-Match': etag });
    expect(other.status).toBe(200);
  });

  it('responds to HEAD with the size and no content', async () => {
    const head = await site.get('/about', {}, 'HEAD');
    const full = await site.get('/about');
    expect(head.body.byteLength).toBe(0);
    expect(head.headers['content-length']).toBe(String(full.body.byteLength));
  });

  it('serves ranges of a picture or clip', async () => {
    const full = await site.get('/pictures/haldi.jpg');
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=990-', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=500-99999', 500, 999],
    ] as const) {
      const part = await site.get('/pictures/haldi.jpg', { Range: range });
      expect([range, part.status, part.headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/1000`,
      ]);
      expect(part.body).toEqual(full.body.subarray(start, end + 1));
    }
    for (const range of ['bytes=1000-', 'bytes=5-2']) {
      const { status, headers } = await site.get('/pictures/haldi.jpg', { Range: range });
      expect([range, status, headers['content-range']]).toEqual([range, 416, 'bytes */1000']);
    }
    const missing = await site.get('/no-such-page', { Range: 'bytes=0-9' });
    expect(missing.status).toBe(404);
    const changed = await site.get('/pictures/haldi.jpg', {
      Range: 'bytes=0-9',
      'If-Range': '"old"',
    });
    expect([changed.status, changed.body.byteLength]).toEqual([200, 1000]);
  });
});

describe('headers', () => {
  it('allow the public pages their own scripts and the API, and nothing else', async () => {
    const { headers } = await site.get('/about');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('allow camera and WebAssembly at the gate alone, and keep staff pages out of search engines', async () => {
    for (const path of ['/admin', '/admin/dashboard/tickets', '/gate', '/gate/join']) {
      const { headers } = await site.get(path);
      const policy = String(headers['content-security-policy']);
      const isGate = path === '/gate';
      expect(policy.includes("script-src 'self' 'wasm-unsafe-eval';")).toBe(isGate);
      expect(policy.includes('wasm-unsafe-eval')).toBe(isGate);
      expect(policy.match(/default-src/g)).toHaveLength(1);
      expect(headers['permissions-policy']).toMatch(isGate ? /^camera=\(self\)/ : /^camera=\(\)/);
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it('tell nobody of the pages whose addresses carry secrets, and keep no copy of them', async () => {
    for (const path of ['/admin/welcome', '/gate/join']) {
      const { headers } = await site.get(path);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    const { headers } = await site.get('/admin');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('let the worker of the QR reader alone run WebAssembly', async () => {
    const worker = await site.get('/assets/readWorker-abc.js');
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const main = await site.get('/assets/main-abc.js');
    expect(main.headers['content-security-policy']).not.toContain('wasm');
  });

  it('let browsers cache hashed files for good and revalidate pages', async () => {
    const asset = await site.get('/assets/main-abc.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await site.get('/about')).headers['cache-control']).toBe('no-cache');
    expect((await site.get('/pictures/haldi.jpg')).headers['cache-control']).toBe(
      'public, max-age=86400',
    );
  });

  it('are the same for a missing page as for an existing one', async () => {
    const { headers } = await site.get('/no-such-page');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('serves the build that replaces the folder, with its own headers', async () => {
  const [next, old] = [`${site.dist}-next`, `${site.dist}-old`];
  await writeSite(next);
  await writeFile(join(next, 'about.html'), 'The new one');
  await writeFile(join(next, '_headers'), '/*\n  X-Build: new\n');
  await rm(join(next, 'about.html.br'));
  await rename(site.dist, old);
  const { status, body } = await site.get('/about', { 'Accept-Encoding': 'br' });
  expect([status, body.toString()]).toEqual([503, 'The site is being renewed: load it again.\n']);
  await rename(next, site.dist);
  const renewed = await site.get('/about', { 'Accept-Encoding': 'br' });
  expect([renewed.body.toString(), renewed.headers['x-build']]).toEqual(['The new one', 'new']);
});
