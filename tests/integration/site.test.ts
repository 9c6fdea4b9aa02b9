import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../scripts/build.ts';
import { pageFile, readPages } from '../../scripts/prerender.ts';
import { cspHash } from '../../scripts/web/inlineParts.ts';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import { nextOf } from '../../scripts/web/publish.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

// Some build the site.
vi.setConfig({ testTimeout: 240_000 });

/** Next to the test's cache: bundling is skipped if nothing has changed. */
const dist = resolve('node_modules/.cache/mandap/integration/dist');
const siteUrl = 'https://mandap.example';

const album = { id: randomUUID(), title: 'A marigold mandap <b>& more</b>' };

let stack: Stack;
let web: ReturnType<typeof createWebHandler>;

async function build(): Promise<void> {
  const { url, publishableKey } = stack;
  await buildSite({
    apiUrl: '',
    dataUrl: url,
    siteUrl,
    publishableKey,
    outDir: dist,
    packing: 'quick',
  });
  web = createWebHandler(dist);
}

beforeAll(async () => {
  stack = await createTestStack('site', {
    demo: true,
    web: (request, response) => web(request, response),
  });
  await stack.sql`update public.ad_bar set content = 'Not announced yet', enabled = false`;
  await stack.sql`insert into public.albums (id, slug, title, description, category)
    values (${album.id}, ${`new-${album.id}`}, ${album.title}, 'Made a minute ago', 'Wedding')`;
  await build();
});
afterAll(async () => stack?.stop());

describe('the site served by npm start', () => {
  it('omits disabled content from every page', async () => {
    for (const path of await readPages(`${dist}-ssr`)) {
      const html = await readFile(pageFile(dist, path), 'utf8');
      expect({ path, contains: html.includes('Not announced yet') }).toEqual({
        path,
        contains: false,
      });
    }
  });

  it('sends the security headers with every public page', async () => {
    const pages = (await readPages(`${dist}-ssr`)).filter(
      (path) => !/^\/(?:404|shell)$/.test(path),
    );
    expect(pages.length).toBeGreaterThan(18);
    for (const path of pages) {
      const response = await fetch(stack.url + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect({
        path,
        status: response.status,
        headers: Object.fromEntries(response.headers),
      }).toMatchObject({
        path,
        status: 200,
        headers: {
          'permissions-policy': expect.stringContaining('camera=()'),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': 'no-cache',
        },
      });
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+'){2}; style-src 'self' 'sha256-[\w+/=]+';/,
      );
      expect(policy).not.toContain('unsafe-eval');
    }
  });

  it('allows the camera at the gate alone, and hides what staff use from search engines', async () => {
    for (const path of ['/gate', '/gate/join', '/admin', '/admin/welcome']) {
      const response = await fetch(stack.url + path);
      const { status, headers } = response;
      const may = {
        camera: headers.get('permissions-policy')?.includes('camera=(self)'),
        wasm: headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'"),
      };
      expect([path, status, may]).toEqual([
        path,
        200,
        { camera: path === '/gate', wasm: path === '/gate' },
      ]);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<div id="root"></div>');
    }
  });

  it('contains no inline script or style that its policy would block', async () => {
    const policies = await readFile(resolve(dist, '_headers'), 'utf8');
    for (const path of await readPages(`${dist}-ssr`)) {
      const html = await readFile(pageFile(dist, path), 'utf8');
      const inline = [
        ...html.matchAll(/<(script|style)(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/\1>/g),
      ];
      const blocked = inline.filter(([, , text = '']) => !policies.includes(cspHash(text)));
      expect([path, inline.length, blocked, /\sstyle="/.test(html)]).toEqual([path, 3, [], false]);
    }
  });
});

describe('prerendering', () => {
  it('has no page for an unknown album', async () => {
    expect((await fetch(`${stack.url}/portfolio/${randomUUID()}`)).status).toBe(404);
  });

  it('shows an album with its own title to a visitor without scripts', async () => {
    const html = await (await fetch(`${stack.url}/portfolio/${album.id}`)).text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]*A marigold mandap &lt;b&gt;&amp; more&lt;\/b&gt;/);
    expect(html).toMatch(/<h1[^>]*>[^<]*A marigold mandap &lt;b&gt;/);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/portfolio/${album.id}"`);
  });
});

describe('a failed build', () => {
  /** Every file of the site and its server bundle, with a hash of its content. */
  async function content(): Promise<string[]> {
    const files = [dist, `${dist}-ssr`].map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
    });
    const all = (await Promise.all(files)).flat().toSorted();
    return Promise.all(
      all.map(
        async (file) =>
          `${file} ${createHash('sha1')
            .update(await readFile(file))
            .digest('hex')}`,
      ),
    );
  }

  const attempt = { apiUrl: '', siteUrl, outDir: dist, packing: 'quick' } as const;

  it('without a database reports one line and keeps the last one', async () => {
    const before = await content();
    const { publishableKey } = stack;
    const dataUrl = 'http://127.0.0.1:9';
    await expect(buildSite({ ...attempt, dataUrl, publishableKey })).rejects.toThrow(
      /^The pages could not be written from the database at http:\/\/127\.0\.0\.1:9: .+$/,
    );
    expect(await content()).toEqual(before);
    expect(existsSync(nextOf(dist))).toBe(false);
  });

  it('with a secret key names the setting and keeps the last one', async () => {
    const before = await content();
    const publishableKey = ['sb', 'secret', 'a1B2c3D4e5F6'].join('_');
    await expect(buildSite({ ...attempt, dataUrl: stack.url, publishableKey })).rejects.toThrow(
      /^VITE_SUPABASE_PUBLISHABLE_KEY holds a Supabase secret key\.\n[^]+ in \.env and build again/,
    );
    expect(await content()).toEqual(before);
  });

  it('that is killed keeps the last one; the next one cleans up, and removes the page of an album hidden meanwhile', async () => {
    const page = pageFile(dist, `/portfolio/${album.id}`);
    await stack.sql`update public.albums set is_visible = false where id = ${album.id}`;
    // As after a change of the sources: the build cannot reuse the last bundle.
    await rm(`${dist}-ssr/inputs.txt`, { force: true });
    const before = await content();
    // The pages wait for a database that does not respond: the build is half-way.
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = Object(silent.address());
    const options = {
      ...attempt,
      dataUrl: `http://127.0.0.1:${port}`,
      publishableKey: stack.publishableKey,
    };
    const program = `import { buildSite } from './scripts/build.ts'; await buildSite(${JSON.stringify(options)});`;
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ]);
    await once(silent, 'request');
    child.kill('SIGKILL');
    await once(child, 'exit');
    silent.closeAllConnections();
    silent.close();
    expect(existsSync(nextOf(dist))).toBe(true);
    expect(await content()).toEqual(before);
    for (const ending of ['', '.br', '.gz']) expect(existsSync(page + ending)).toBe(true);
    await build();
    expect(existsSync(nextOf(dist))).toBe(false);
    for (const ending of ['', '.br', '.gz']) expect(existsSync(page + ending)).toBe(false);
  });
});
