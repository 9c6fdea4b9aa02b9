import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoSentence } from '../../src/content/en/adminFirstSteps.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  announce,
  type Child,
  children,
  demoWorld,
  done,
  edits,
  visitorsWrite,
} from './support/demo.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let world: ReturnType<typeof demoWorld>;

beforeAll(async () => {
  stack = await createTestStack('demo', { demo: true, outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  world = demoWorld(stack, owner);
});
afterAll(() => stack?.stop());
beforeEach(() => world.begin());

test('the question before the demo is removed has words for every table', async () => {
  const marks = await stack.sql<{ name: string }[]>`select name from private.demo_marks()`;
  const goes = Object.fromEntries(marks.map(({ name }) => [name, 2]));
  expect(demoSentence({ goes, changed: 0, joined: 0 })).not.toContain('_');
});

test('every table with is_demo, and every child table of one, has the trigger that keeps changed rows', async () => {
  // Those two are written by procedures: pass-demo.test.ts.
  expect(await world.marked()).toEqual(
    [...Object.keys(edits), 'bank_imports', 'pass_orders', 'pass_waits'].toSorted(),
  );
  const hanging = await stack.sql<{ name: string }[]>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confdeltype = 'c'
      and exists (select 1 from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'is_demo')
      and c.confrelid not in ('public.pass_orders'::regclass, 'public.bank_imports'::regclass) order by 1`;
  // Lines, passes and payments go and stay with their order, which the procedures change. Likes are only a number next
  // to an event, and the demo has its own.
  expect(hanging.map(({ name }) => name).filter((name) => name !== 'event_likes')).toEqual(
    Object.keys(children).toSorted(),
  );
});

test.each(Object.keys(edits))(
  'the first save of a row of %s makes it the owner’s',
  async (table) => {
    const id = await world.firstOf(table);
    await done(
      owner
        .from(table)
        .update(edits[table] ?? {})
        .eq('id', id),
    );
    expect(await world.isDemo(table, id)).toBe(false);
    expect(await world.summary()).toMatchObject({ changed: 1, joined: 0 });
    await stack.sql`select private.remove_demo()`;
    expect(await world.idsOf(table)).toEqual([id]);
  },
);

test.each(Object.keys(children) as Child[])('a row of %s keeps its parent', async (child) => {
  const [table] = children[child];
  const id = await world.firstOf(table);
  await world.hang(child, id);
  expect(await world.isDemo(table, id)).toBe(false);
  const isVisitors = visitorsWrite.includes(child);
  expect(await world.summary()).toMatchObject({
    changed: isVisitors ? 0 : 1,
    joined: isVisitors ? 1 : 0,
  });
});

test('a demo event links to its own page, or to one about its topic', async () => {
  const led = await stack.sql`select title, event_page_url from public.upcoming_events
    where is_demo and event_page_url is not null`;
  // The open house is a visit to the office; a dandiya night in winter is not part of Raas Garba.
  expect([...led]).toEqual([
    { title: 'Open House: Plan Your Wedding in an Hour', event_page_url: '/contact' },
  ]);
});

describe('a demo row stays one', () => {
  test('when viewed, liked, reordered, saved unchanged or removed', async () => {
    const [album, event, enquiry] = [
      await world.firstOf('albums'),
      await world.firstOf('upcoming_events'),
      await world.firstOf('booking_forms'),
    ];
    const seen = { seen_at: new Date().toISOString() };
    await done(owner.from('booking_forms').update(seen).eq('id', enquiry));
    const like = { p_event_id: event, p_visitor: 'a-visitor-of-the-site' };
    await done(owner.rpc('like_event', like));
    const p_ids = (await world.idsOf('albums')).toReversed();
    await done(owner.rpc('reorder_rows', { p_table: 'albums', p_ids }));
    const { data } = await owner.from('albums').select('title').eq('id', album).single();
    await done(
      owner
        .from('albums')
        .update({ ...data })
        .eq('id', album),
    );
    await done(owner.from('albums').update({ deleted_at: 'now' }).eq('id', album));
    expect(await world.summary()).toMatchObject({
      goes: {
        albums: 7,
        bank_imports: 1,
        booking_forms: 12,
        garba_editions: 2,
        pass_orders: 20,
        pass_waits: 3,
        upcoming_events: 5,
        venues: 14,
      },
      changed: 0,
      joined: 0,
    });
    await stack.sql`select private.remove_demo()`;
    expect(await world.summary()).toEqual({ goes: {}, changed: 0, joined: 0 });
    for (const name of await world.marked()) expect(await world.idsOf(name)).toEqual([]);
  });

  test('invented figures are removed with the demo, and the onboarding step is open until all are', async () => {
    const step = async () => Object((await owner.rpc('first_steps')).data)['demo'];
    await done(owner.rpc('load_sample_stats'));
    expect(await world.summary()).toMatchObject({ goes: { daily_visitor_stats: 31 } });
    await stack.sql`delete from public.albums where is_demo`;
    await stack.sql`delete from public.upcoming_events where is_demo`;
    await stack.sql`delete from public.venues where is_demo`;
    await stack.sql`delete from public.booking_forms where is_demo`;
    expect(await step()).toBe(false);
    expect((await owner.rpc('remove_demo')).data).toMatchObject({ daily_visitor_stats: 31 });
    expect(await step()).toBe(true);
  });
});

test('an open form can save a version that a night, a picture or a visitor has not changed', async () => {
  const id = await world.firstOf('garba_editions');
  const version = async () =>
    (await owner.from('garba_editions').select('version').eq('id', id).single()).data?.version;
  await announce(stack, id);
  const before = await version();
  await world.hang('garba_interests', id);
  await world.hang('garba_nights', id);
  expect(await version()).toBe(before);
});

test('an album chosen for an edition is kept with it', async () => {
  const [edition, album] = [await world.firstOf('garba_editions'), await world.firstOf('albums')];
  await done(owner.from('garba_editions').update({ theme: 'Ours' }).eq('id', edition));
  expect(await world.isDemo('albums', album)).toBe(true);
  await done(owner.from('garba_editions').update({ recap_album_id: album }).eq('id', edition));
  await stack.sql`select private.remove_demo()`;
  expect(await world.idsOf('albums')).toEqual([album]);
});

test('moved pictures keep both the former and the new album', async () => {
  const [from = '', to = ''] = await world.idsOf('albums');
  const [image] = await stack.sql<{ id: string }[]>`
    select id from public.portfolio_images where album_id = ${from} limit 1`;
  await done(owner.rpc('move_pictures', { p_ids: [image?.id], p_album: to }));
  await stack.sql`select private.remove_demo()`;
  expect(await world.idsOf('albums')).toEqual([from, to]);
});
