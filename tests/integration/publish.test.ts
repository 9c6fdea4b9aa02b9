import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { palettes } from '../../src/content/colours.ts';
import { buildSite } from '../../scripts/build.ts';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import { createRebuilder } from '../../scripts/web/rebuilder.ts';
import { clientOf, createTestStack, signIn, type Stack } from '../../supabase/local/testing.ts';
import { enquire } from './mailSupport.ts';

// Each of them builds the whole site.
vi.setConfig({ testTimeout: 480_000 });

const dist = resolve('node_modules/.cache/mandap/integration/published');
/** Closes an element, a template and a string, where only text belongs. */
const HOSTILE = `</script><img src=x onerror="alert(1)">\`\${alert(1)}'"`;

let stack: Stack;
let owner: SupabaseClient;
let web: ReturnType<typeof createWebHandler>;

const album = randomUUID();
const [kept, lost] = [randomUUID(), randomUUID()];

/** Adds an album with two uploaded pictures, one of them missing in storage. */
async function addPictures(): Promise<void> {
  const picture = { height: 800, channels: 3, background: '#a61e3b' } as const;
  for (const width of [480, 1200]) {
    const file = await sharp({ create: { ...picture, width } })
      .webp()
      .toBuffer();
    await owner.storage
      .from('media')
      .upload(`albums/${kept}-${width}.webp`, file, { contentType: 'image/webp' });
  }
  const row = { slug: 'uploaded', title: 'Uploaded', category: 'Wedding', is_visible: true };
  await stack.sql`insert into public.albums ${stack.sql({ ...row, id: album })}`;
  for (const [id, order] of [
    [kept, 1],
    [lost, 2],
  ] as const)
    await stack.sql`insert into public.portfolio_images (album_id, image_url, width, height, focal_y, display_order)
      values (${album}, ${`/storage/v1/object/public/media/albums/${id}-1200.webp`}, 1200, 800, 0.2, ${order})`;
}

async function build(): Promise<void> {
  const { url, publishableKey } = stack;
  await buildSite({
    apiUrl: '',
    dataUrl: url,
    siteUrl: url,
    publishableKey,
    outDir: dist,
    packing: 'quick',
  });
  web = createWebHandler(dist);
}

beforeAll(async () => {
  stack = await createTestStack('publish', {
    demo: true,
    web: (request, response) => web(request, response),
    onPublish: createRebuilder({
      build,
      report: async (publication, failure) =>
        stack.sql`select private.note_build(${publication}, ${failure})`,
    }),
  });
  owner = await signIn(stack, stack.admin.email, stack.admin.password);
  await addPictures();
  await build();
});
afterAll(async () => stack?.stop());

const save = async (key: string, draft: object) => {
  const { error } = await owner.from('site_content').upsert({ key, draft });
  expect(error).toBeNull();
};
const publish = async (seen: number) => (await owner.rpc('publish_site', { p_seen: seen })).data;
const version = async () => JSON.parse(await readFile(join(dist, 'version.json'), 'utf8'));
const page = async (path: string) => (await fetch(stack.url + path)).text();
const failure = async () => {
  const { data } = await owner.rpc('site_publishing');
  return Object(data).publications[0].failure;
};
const waiting = { timeout: 200_000, interval: 500 };

/** The files that contain a text, compressed copies excluded. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:html|js|css|json|xml|webmanifest)$/.test(entry.name),
  );
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return (await readFile(file, 'utf8')).includes(text) ? [file] : [];
    }),
  );
  return found.flat();
}

it('visitors read copy once it is published, as text, and nothing of a draft', async () => {
  const { publication } = await version();
  await save('home.hero', { heading: `Garlands of Gaya ${HOSTILE}` });
  const logo = {
    src: `/storage/v1/object/public/media/albums/${kept}-480.webp`,
    width: 1200,
    height: 800,
  };
  await save('firm.name', {
    name: `Utsav & Sons ${HOSTILE.slice(0, 9)}`,
    shortName: 'Utsav',
    logo,
  });
  await save('firm.colours', { palette: 'peacock' });
  await stack.sql`update public.contact_info
    set phone = '{+91 651 555 0199}', call_phone = '+91 651 555 0199', whatsapp_phone = '+91 651 555 0199',
      social_links = '{https://wa.example/utsav,https://www.instagram.com/utsav.gaya}'`;
  await save('home.team', { nonsense: 'Half a thought' });
  await publish(publication);
  await save('home.typewriter', { lead: 'We only dream of' });

  await vi.waitFor(
    async () => expect((await version()).publication).toBe(publication + 1),
    waiting,
  );
  const home = await page('/');
  expect(home).toContain('Garlands of Gaya &lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)');
  expect(home).not.toContain('<img src=x');
  expect(home).toMatch(/<title>[^<]* \| Utsav &amp; Sons &lt;\/script/);
  expect(await page('/about')).toContain('Utsav &amp; Sons &lt;/script');
  expect(await page('/manifest.webmanifest')).toContain('"short_name":"Utsav"');
  expect(home).toMatch(new RegExp(`<header[^]*/pictures/${kept}-480.webp[^]*</header>`));
  expect(await page('/icons/icon.svg')).toContain('data:image/png;base64,');
  expect(home).toMatch(/href="https:\/\/www.instagram.com\/utsav.gaya"[^>]*>Follow @utsav.gaya/);
  const id = await enquire(clientOf(stack));
  const mail = await stack.mailbox.waitFor((candidate) => candidate.raw.includes(id));
  expect(mail.html).toContain(`background:${palettes.peacock.light.accent}`);
  // Scripts of the last release are kept for open tabs.
  const stale = await filesWith('Wedding and event planners in');
  expect(stale.filter((file) => file.endsWith('.html'))).toEqual([]);
  for (const draft of ['We only dream of', 'Half a thought'])
    expect(await filesWith(draft)).toEqual([]);
  expect((await version()).notices).toContainEqual({
    row: 'home.team',
    field: 'nonsense',
    reason: expect.stringContaining('no such field'),
  });
  // Scripts contain it too, for pages that cannot reach the database.
  expect(await filesWith('+91 651 555 0199')).toContainEqual(expect.stringMatching(/\.js$/));
});

it('a page serves its uploaded pictures from the site itself, and a link preview has its own', async () => {
  const html = await page(`/portfolio/${album}`);
  for (const width of [480, 640, 960, 1200])
    expect(html).toContain(`/pictures/${kept}-${width}.avif`);
  expect(html).not.toContain(`albums/${kept}`);
  expect(html).toContain(`/storage/v1/object/public/media/albums/${lost}-1200.webp`);
  expect(html).not.toContain(`/pictures/${lost}`);
  expect((await fetch(`${stack.url}/pictures/${kept}-480.avif`)).headers.get('content-type')).toBe(
    'image/avif',
  );
  const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(card).toBe(`${stack.url}/og/${kept}-50-20.jpg`);
  const jpeg = Buffer.from(await (await fetch(card)).arrayBuffer());
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // The app shows the same as the prerendered page.
  const [, snapshot = ''] = /"snapshot":"([^"]+)"/.exec(html) ?? [];
  expect((await (await fetch(stack.url + snapshot)).json())['pictures']).toEqual([
    kept.slice(0, 8),
  ]);
});

it('a failed build keeps the site and reports the error, and the next one succeeds', async () => {
  const before = await version();
  const [venues, note] = ['/services/venuesinpatna', 'marked Sample are invented'];
  expect(await page('/')).toContain('id="instagram"');
  expect(await page(venues)).toContain(note);
  await save('home.instagram', { posts: [] });
  await stack.sql`update public.venues set is_demo = false`;
  await stack.sql`alter function public.get_site_state() rename to gone`;
  await stack.reloadSchema();
  try {
    await publish(before.publication);
    await vi.waitFor(
      async () => expect(await failure()).toContain('The pages could not be written'),
      waiting,
    );
    expect(await version()).toEqual(before);
    expect(await page('/')).toContain('Garlands of Gaya');
  } finally {
    await stack.sql`alter function public.gone() rename to get_site_state`;
    await stack.reloadSchema();
  }
  await publish(before.publication + 1);
  await vi.waitFor(
    async () => expect((await version()).publication).toBe(before.publication + 2),
    waiting,
  );
  expect(await page('/')).toContain('We only dream of');
  expect(await failure()).toBeNull();
  // Links without a value are omitted.
  expect(await page('/')).not.toContain('id="instagram"');
  expect(await page(venues)).not.toContain(note);
});
