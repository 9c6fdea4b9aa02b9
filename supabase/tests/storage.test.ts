import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { identities, type Identity, may as has } from './support/identities.ts';
import { signInEverybody } from './support/people.ts';

let stack: Stack;
let clients: Record<Identity, SupabaseClient>;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = { contentType: 'image/png' };
const name = () => `albums/${randomUUID()}.png`;

beforeAll(async () => {
  stack = await createTestStack('storage');
  clients = await signInEverybody(stack);
});
afterAll(() => stack?.stop());

const media = (identity: Identity) => clients[identity].storage.from('media');

async function kept(path: string): Promise<boolean> {
  const rows =
    await stack.sql`select 1 from storage.objects where bucket_id = 'media' and name = ${path}`;
  return rows.length === 1;
}

describe('pictures of the bucket media', () => {
  test.each(identities)(
    'may be added, read and deleted by %s only with the right content',
    async (identity) => {
      const may = has(identity, 'content');
      const there = name();
      expect((await media('owner').upload(there, picture, png)).error).toBeNull();

      const mine = name();
      await media(identity).upload(mine, picture, png);
      expect(await kept(mine)).toBe(may);

      const read = await media(identity).download(there);
      expect(read.error === null).toBe(may);

      await media(identity).update(there, Buffer.concat([picture, picture]), png);
      const [row] = await stack.sql<{ size: number }[]>`
      select (metadata ->> 'size')::int as size from storage.objects where name = ${there}`;
      expect(row?.size).toBe(may ? picture.length * 2 : picture.length);

      await media(identity).remove([there]);
      expect(await kept(there)).toBe(!may);
    },
  );

  test('are readable by URL for everyone', async () => {
    const path = name();
    await media('owner').upload(path, picture, png);
    const answer = await fetch(media('anon').getPublicUrl(path).data.publicUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test.each<[string, string, Buffer, string]>([
    [
      'of SVG, which can contain scripts',
      `albums/${randomUUID()}.svg`,
      Buffer.from('<svg/>'),
      'image/svg+xml',
    ],
    ['of HTML', `albums/${randomUUID()}.png`, Buffer.from('<p>'), 'text/html'],
    ['of more than 5 MB', `albums/${randomUUID()}.png`, Buffer.alloc(5_300_000), 'image/png'],
    ['of HTML with the type PNG', `albums/${randomUUID()}.png`, Buffer.from('<p>'), 'image/png'],
    [
      'of SVG with the type WebP',
      `albums/${randomUUID()}.webp`,
      Buffer.from('<svg/>'),
      'image/webp',
    ],
    ['of one byte', `albums/${randomUUID()}.jpg`, Buffer.from([255]), 'image/jpeg'],
    ['of no bytes', `albums/${randomUUID()}.avif`, Buffer.alloc(0), 'image/avif'],
    ['of another type than declared', `albums/${randomUUID()}.avif`, picture, 'image/avif'],
    ['with a guessable name', 'albums/wedding-of-asha.png', picture, 'image/png'],
    ['outside a folder', `${randomUUID()}.png`, picture, 'image/png'],
    ['with an unknown extension', `albums/${randomUUID()}.html`, picture, 'image/png'],
  ])('%s are rejected, even from an admin', async (_what, path, body, contentType) => {
    const { error } = await media('owner').upload(path, body, { contentType });
    expect(error).not.toBeNull();
    expect(await kept(path)).toBe(false);
  });
});
