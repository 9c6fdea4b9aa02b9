import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('portfolio', { demo: true });
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

interface Album {
  id: string;
  title: string;
  category: string;
  cover_image: string | null;
  is_featured: boolean;
  image_count: number;
}

async function albums(options: object = {}): Promise<Album[]> {
  const { data, error } = await clientOf(stack).rpc('get_portfolio_albums_with_cover', options);
  if (error) throw error;
  return data;
}

describe('the demo content', () => {
  test('has eight albums with covers, four of them featured, in the four gallery categories and more', async () => {
    const found = await albums();
    expect(found).toHaveLength(8);
    expect(new Set(found.map((album) => album.cover_image)).size).toBe(8);
    expect(found.filter((album) => album.is_featured)).toHaveLength(4);
    for (const album of found) expect(album.image_count).toBeGreaterThanOrEqual(3);
    expect(found.map((album) => album.category)).toEqual(
      expect.arrayContaining([
        'Wedding Services',
        'Corporate Events',
        'Anniversary Celebrations',
        'Birthday Parties',
      ]),
    );
  });

  test('has five events of all date types, one of them over, some without a picture', async () => {
    const { data } = await clientOf(stack)
      .from('upcoming_events')
      .select('date, date_type, upcoming_event_images(image_url)');
    expect(data).toHaveLength(5);
    expect(new Set(data?.map((event) => event['date_type']))).toEqual(
      new Set(['specific', 'month', 'soon']),
    );
    expect(
      data?.some((event) => event['date'] !== null && new Date(event['date']) < new Date()),
    ).toBe(true);
    expect(data?.some((event) => event['upcoming_event_images'].length === 0)).toBe(true);
  });

  test('has a dozen enquiries in all statuses, some from today, without mails', async () => {
    const { data } = await admin.rpc('search_bookings');
    expect(data).toHaveLength(12);
    expect(new Set(data?.map((row: { status: string }) => row.status)).size).toBe(7);
    const [today] = await stack.sql<
      { n: number }[]
    >`select count(*)::int as n from public.booking_forms
      where (created_at at time zone 'Asia/Kolkata')::date = private.today()`;
    expect(today?.n).toBeGreaterThanOrEqual(2);
    expect(await stack.sql`select 1 from private.outbox`).toHaveLength(0);
  });
});

describe('albums with their covers', () => {
  test('are filtered by feature, category and number', async () => {
    expect(
      (await albums({ p_featured: true, p_limit: 2 })).map((album) => album.is_featured),
    ).toEqual([true, true]);
    expect(await albums({ p_category: 'Birthday Parties' })).toHaveLength(1);
    expect(await albums({ p_category: 'Nothing' })).toEqual([]);
    expect(await albums({ p_limit: 0 })).toEqual([]);
  });

  test('return the p_picture-th picture, or the last', async () => {
    const [first] = await albums({ p_limit: 1 });
    const [second] = await albums({ p_limit: 1, p_picture: 2 });
    const [beyond] = await albums({ p_limit: 1, p_picture: 99 });
    expect(first?.cover_image).toBe('/pictures/wedding-garlands.jpg');
    expect(second?.cover_image).toBe('/pictures/hero-wedding.jpg');
    expect(beyond?.cover_image).toBe('/pictures/venue-lawn.jpg');
    for (const picture of [1, 0, -3])
      expect(await albums({ p_limit: 1, p_picture: picture })).toEqual([first]);
  });

  test('are paged without duplicates, in a stable order', async () => {
    const all = await albums();
    const pages = [];
    for (const offset of [0, 3, 6, 9]) pages.push(await albums({ p_limit: 3, p_offset: offset }));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2, 0]);
    expect(pages.flat()).toEqual(all);
    expect(await albums({ p_limit: 1, p_offset: -5 })).toEqual([all[0]]);
    expect(await albums({ p_category: 'Birthday Parties', p_limit: 3, p_offset: 1 })).toEqual([]);
  });

  test('are counted by category in their order, without hidden ones', async () => {
    const visitor = clientOf(stack);
    const { data } = await visitor.rpc('get_portfolio_categories');
    const all = await albums();
    expect(data?.map((row: { category: string }) => row.category)).toEqual([
      ...new Set(all.map(({ category }) => category)),
    ]);
    expect(data?.[0]).toEqual({ category: 'Wedding Services', album_count: 1 });
    const hidden = { slug: 'hidden-one', title: 'Hidden', category: 'Secret', is_visible: false };
    await admin.from('albums').insert(hidden);
    expect((await visitor.rpc('get_portfolio_categories')).data).toEqual(data);
    await admin.from('albums').delete().eq('slug', hidden.slug);
  });

  test('return the chosen cover, and the first picture once that is removed', async () => {
    const [first] = await albums();
    const { data: pictures } = await clientOf(stack)
      .from('portfolio_images')
      .select('id, image_url, album_id')
      .eq('album_id', first?.id)
      .order('display_order');
    const second = pictures?.[1];
    await admin.from('albums').update({ cover_image_id: second?.['id'] }).eq('id', first?.id);
    expect((await albums())[0]?.cover_image).toBe(second?.['image_url']);
    const cover = admin.from('portfolio_images');
    await cover.update({ deleted_at: 'now' }).eq('id', second?.['id']);
    const { cover_image: next, image_count: left } = (await albums())[0] ?? {};
    expect([next, left]).toEqual([pictures?.[0]?.['image_url'], (pictures?.length ?? 0) - 1]);
    await cover.update({ deleted_at: null }).eq('id', second?.['id']);
    expect((await albums())[0]?.cover_image).toBe(second?.['image_url']);
  });

  test('reject a picture of another album as cover', async () => {
    const [one, two] = await albums();
    const { data } = await clientOf(stack)
      .from('portfolio_images')
      .select('id')
      .eq('album_id', two?.id)
      .limit(1);
    const { error } = await admin
      .from('albums')
      .update({ cover_image_id: data?.[0]?.['id'] })
      .eq('id', one?.id);
    expect(error?.code).toBe('23503');
  });

  test('are unlisted with their pictures while hidden', async () => {
    const [first] = await albums();
    await admin.from('albums').update({ is_visible: false }).eq('id', first?.id);
    expect(await albums()).toHaveLength(7);
    const { data } = await clientOf(stack)
      .from('portfolio_images')
      .select('id')
      .eq('album_id', first?.id);
    expect(data).toEqual([]);
  });
});

describe('a link entered by an admin', () => {
  const dangerous = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://plain.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://bank.example@evil.example/',
    'https://maps.example:port/',
    'https://evil.example/\nx',
    'vbscript:x',
    'ftp://x.example',
    'relative/path',
    '',
  ];
  test.each(dangerous)('is rejected: %j', async (url) => {
    const event = await admin.from('upcoming_events').insert({ title: 'x', event_page_url: url });
    const picture = await admin
      .from('portfolio_images')
      .insert({ album_id: crypto.randomUUID(), image_url: url });
    const bar = await admin
      .from('ad_bar')
      .update({ content: `See [this](${url})` })
      .eq('id', 1);
    const map = await admin.from('contact_info').update({ map_url: url }).eq('id', 1);
    for (const { error } of [event, picture, bar, map]) expect(error?.code).toBe('23514');
    expect(event.error?.message).toContain('upcoming_events_event_page_url_check');
  });

  test.each([
    '/',
    '/raas-garba',
    '/gallery?x=1#y',
    'https://maps.example/patna',
    'https://maps.example:8443?q=1',
  ])('is accepted: %s', async (url) => {
    const { error } = await admin
      .from('upcoming_events')
      .insert({ title: 'x', event_page_url: url });
    expect(error).toBeNull();
  });

  test('may be a phone or a mail address in the announcement, not in an event', async () => {
    for (const url of ['tel:+916125550142', 'mailto:hello@mandap.example']) {
      expect(
        (
          await admin
            .from('ad_bar')
            .update({ content: `[Call](${url})` })
            .eq('id', 1)
        ).error,
      ).toBeNull();
      expect(
        (await admin.from('upcoming_events').insert({ title: 'x', event_page_url: url })).error
          ?.code,
      ).toBe('23514');
    }
  });
});
