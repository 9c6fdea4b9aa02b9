import { readdir } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { PNG, signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
let visitor: SupabaseClient;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture('storage', { outboxEvery: 0 });
  visitor = clientOf(stack);
  admin = await signInAdmin(stack);
});
afterAll(() => stack?.stop());

const picture = { contentType: 'image/png', cacheControl: '3600' };
const media = (client: SupabaseClient) => client.storage.from('media');
const upload = (name: string, client = admin) => media(client).upload(name, PNG, picture);
const publicUrl = (name: string) => media(visitor).getPublicUrl(name).data.publicUrl;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an administrator', () => {
  it('uploads a picture that is publicly readable', async () => {
    expect((await upload('gallery/a.png')).error).toBeNull();
    const answer = await fetch(publicUrl('gallery/a.png'));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  });

  it('cannot upload a second picture with the same name, but may replace it', async () => {
    await upload('gallery/twice.png');
    const again = await upload('gallery/twice.png');
    expect(again.error?.message).toBe('The resource already exists');
    const other = Buffer.concat([PNG, Buffer.from('x')]);
    const replaced = await media(admin).upload('gallery/twice.png', other, {
      ...picture,
      upsert: true,
    });
    expect(replaced.error).toBeNull();
    const answer = await fetch(publicUrl('gallery/twice.png'));
    expect((await answer.arrayBuffer()).byteLength).toBe(other.length);
    const updated = await media(admin).update('gallery/twice.png', PNG, picture);
    expect(updated.error).toBeNull();
  });

  it('is limited to the allowed folder, types and size', async () => {
    const wrongFolder = await upload('other/a.png');
    expect(wrongFolder.error?.message).toBe('new row violates row-level security policy');
    const html = await media(admin).upload('gallery/a.html', Buffer.from('<p>'), {
      contentType: 'text/html',
    });
    expect(html.error?.message).toBe('mime type text/html is not supported');
    const big = await media(admin).upload('gallery/big.png', Buffer.alloc(5_300_000), picture);
    expect(big.error?.message).toBe('The object exceeded the maximum allowed size');
  });

  it('cannot break a picture with an invalid cache time', async () => {
    await media(admin).upload('gallery/cached.png', new Blob([PNG], { type: 'image/png' }), {
      cacheControl: '1\r\nx-evil: 1',
    });
    const answer = await fetch(publicUrl('gallery/cached.png'));
    expect([answer.status, answer.headers.get('x-evil')]).toEqual([200, null]);
  });

  it('removes pictures', async () => {
    await upload('gallery/one.png');
    await upload('gallery/two.png');
    const names = ['gallery/one.png', 'gallery/two.png', 'gallery/never.png'];
    expect((await media(admin).remove(names)).data).toHaveLength(2);
    expect((await fetch(publicUrl('gallery/one.png'))).status).toBe(400);
  });

  it('downloads with their own rights', async () => {
    await upload('gallery/own.png');
    const { data } = await media(admin).download('gallery/own.png');
    expect(data?.size).toBe(PNG.length);
  });
});

describe('a visitor', () => {
  it('uploads, downloads and removes nothing', async () => {
    await upload('gallery/kept.png');
    expect((await upload('gallery/mine.png', visitor)).error).not.toBeNull();
    expect((await media(visitor).download('gallery/kept.png')).error).not.toBeNull();
    expect((await media(visitor).remove(['gallery/kept.png'])).data).toEqual([]);
    expect((await fetch(publicUrl('gallery/kept.png'))).status).toBe(200);
  });

  it('is rejected with an unsigned token, and with a name that the database cannot store', async () => {
    const unsigned = `${encode({ alg: 'none' })}.${encode({ role: 'service_role' })}.`;
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${unsigned}` };
    const bare = { apikey: stack.publishableKey };
    const object = `${stack.url}/storage/v1/object`;
    const read = await fetch(`${object}/media/gallery/kept.png`, { headers });
    expect(await read.json()).toMatchObject({ statusCode: '403' });
    const zero = await fetch(`${object}/public/media/a%00b`, { headers: bare });
    expect([zero.status, await zero.json()]).toMatchObject([400, { error: 'InvalidKey' }]);
  });

  it('cannot leave the bucket with a crafted name', async () => {
    const crafted = [
      'gallery/../../evil.png',
      'gallery/%2e%2e/evil.png',
      'gallery/..%2f..%2fevil.png',
    ];
    for (const name of crafted) {
      await fetch(`${stack.url}/storage/v1/object/media/${name}`, {
        method: 'POST',
        headers: { apikey: stack.secretKey, 'content-type': 'image/png' },
        body: PNG,
      });
    }
    const rows = await stack.sql`select name from storage.objects where bucket_id <> 'media'`;
    expect(rows).toEqual([]);
    const found = await readdir(stack.dataDir, { recursive: true });
    expect(found.filter((file) => file.includes('evil'))).toEqual([]);
    const raw = `${stack.url}/storage/v1/object/public/media/..%2f..%2fcredentials.json`;
    expect((await fetch(raw)).status).toBe(400);
  });

  it('gets a part of a file, or 304 if unchanged', async () => {
    await upload('gallery/part.png');
    const url = publicUrl('gallery/part.png');
    const part = await fetch(url, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 0-9/${PNG.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(PNG.subarray(0, 10));
    const beyond = await fetch(url, { headers: { range: 'bytes=999999-' } });
    expect(beyond.status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(PNG.length));
  });

  it('may save a picture under their own name', async () => {
    await upload('gallery/save.png');
    const { publicUrl: url } = media(visitor).getPublicUrl('gallery/save.png', {
      download: 'मंडप.png',
    }).data;
    const header = (await fetch(url)).headers.get('content-disposition');
    expect(header).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('मंडप.png')}`);
  });
});
