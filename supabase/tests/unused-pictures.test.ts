import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('unused-pictures', { outboxEvery: 0 });
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());

const picture = Buffer.from('RIFFxxxxWEBPVP8 ');
const media = () => manager.storage.from('media');

/** Uploads a picture in two widths. @returns the URL of the wider one, which rows reference. */
async function send(folder = 'albums'): Promise<string> {
  const stem = `${folder}/${randomUUID()}`;
  for (const width of [480, 960]) {
    const { error } = await media().upload(`${stem}-${width}.webp`, picture, {
      contentType: 'image/webp',
    });
    expect(error).toBeNull();
  }
  return new URL(media().getPublicUrl(`${stem}-960.webp`).data.publicUrl).pathname;
}

/** Ages all files and runs the timers: the daily check, then the outbox. */
async function passHours(hours: number): Promise<void> {
  await stack.sql`update storage.objects set created_at = created_at - make_interval(hours => ${hours}),
    updated_at = updated_at - make_interval(hours => ${hours})`;
  await stack.sql`select private.tidy()`;
  await fetch(`${stack.url}/functions/v1/deliver-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.secretKey}` },
  });
  const waiting = await stack.sql`
    select last_error from private.outbox where kind = 'remove_pictures' and status <> 'sent'`;
  expect([...waiting]).toEqual([]);
}

/** Number of a picture's files left, and whether its URL still responds. */
async function left(url: string) {
  const [, stem = ''] = /\/media\/(.+)-960\.webp$/.exec(url) ?? [];
  const files = await stack.sql`select 1 from storage.objects where name like ${`${stem}%`}`;
  return [files.length, (await fetch(stack.url + url)).ok];
}

test('an unreferenced picture is deleted a day after its upload, not before', async () => {
  const url = await send();
  await passHours(23);
  expect(await left(url)).toEqual([2, true]);
  await passHours(2);
  expect(await left(url)).toEqual([0, false]);
});

test('a repeated upload gets another day', async () => {
  const url = await send();
  await stack.sql`update storage.objects set created_at = now() - interval '9 days', updated_at = now() - interval '9 days'`;
  const name = url.replace(/^.*\/media\//, '');
  await media().upload(name, picture, { contentType: 'image/webp', upsert: true });
  await passHours(1);
  expect(await left(url)).toEqual([1, true]);
});

test('a picture of a row is kept, also while a removed row can be restored', async () => {
  const urls = [await send(), await send('events'), await send('venues'), await send('garba')];
  const [album, event, venue, garba] = urls;
  const shown = { width: 960, height: 540 };
  const { sql } = stack;
  const id = randomUUID();
  await sql`insert into public.albums ${sql({ id, slug: 'kept', title: 'Kept', category: 'Wedding' })}`;
  await sql`insert into public.portfolio_images ${sql({ ...shown, album_id: id, image_url: album })}`;
  await sql`insert into public.upcoming_events ${sql({ id, title: 'Kept' })}`;
  await sql`insert into public.upcoming_event_images ${sql({ ...shown, event_id: id, image_url: event })}`;
  await sql`insert into public.venues ${sql({ id, slug: 'kept', name: 'Kept', area: 'Bailey Road', type: 'lawn', max_guests: 10 })}`;
  await sql`insert into public.venue_images ${sql({ ...shown, venue_id: id, image_url: venue })}`;
  await sql`insert into public.garba_editions ${sql({ year: 2077, title: 'Kept', hero_image_url: garba })}`;
  await passHours(50);
  for (const url of urls) expect(await left(url)).toEqual([2, true]);

  await manager.from('portfolio_images').update({ deleted_at: 'now' }).eq('album_id', id);
  await passHours(50);
  expect(await left(album ?? '')).toEqual([2, true]);
  await sql`delete from public.portfolio_images where album_id = ${id}`;
  await passHours(1);
  expect(await left(album ?? '')).toEqual([0, false]);
});

test("a picture in the site's copy is kept while a draft, the site or an earlier publication references it", async () => {
  const url = await send('site');
  const draft = (words: object | null) =>
    manager.from('site_content').upsert({ key: 'home.hero', draft: words });
  await draft({ slides: [{ picture: { src: url } }] });
  await passHours(50);
  expect(await left(url)).toEqual([2, true]);

  const { data: publication } = await manager.rpc('publish_site', { p_seen: 1 });
  await draft(null);
  await manager.rpc('publish_site', { p_seen: publication });
  const kept =
    await stack.sql`select 1 from public.site_content where to_jsonb(site_content)::text like ${`%${url}%`}`;
  expect(kept).toHaveLength(0);
  await passHours(50);
  expect(await left(url)).toEqual([2, true]);
});

test('every table with a picture URL is searched', async () => {
  const unasked = await stack.sql`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like '%image_url'
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'private.note_edit'::regproc)`;
  expect([...unasked]).toEqual([]);
});
