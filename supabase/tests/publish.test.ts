import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('publish', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`delete from private.outbox`;
  await stack.sql`delete from public.site_content`;
  await stack.sql`truncate private.publications restart identity`;
  await stack.sql`insert into private.publications (words) values ('{}')`;
});

const dataOf = <T>({ data, error }: { data: T; error: Error | null }): T => {
  if (error) throw error;
  return data;
};
const draft = async (key: string, words: object | null) =>
  dataOf(await owner.from('site_content').upsert({ key, draft: words }).select().single());
const publish = async (seen: number, who = owner) =>
  dataOf(await who.rpc('publish_site', { p_seen: seen }));
const state = async () => Object(dataOf(await owner.rpc('site_publishing')));
const live = async () => Object(dataOf(await clientOf(stack).rpc('published_words')));
const calls = async () =>
  stack.sql`select status, payload from private.outbox where kind = 'publish' order by created_at`;

test('a draft is readable by admins only, until it is published', async () => {
  await draft('home.hero', { slides: 'a secret draft' });
  const visitor = clientOf(stack);
  expect((await visitor.from('site_content').select()).error?.code).toBe('42501');
  expect(JSON.stringify(await live())).not.toContain('secret');
  const everything = dataOf(await visitor.rpc('get_site_state'));
  expect(JSON.stringify(everything)).not.toContain('secret');
  expect((await state())['waiting']).toEqual([
    expect.objectContaining({ key: 'home.hero', changed_by: 'owner@example.org' }),
  ]);

  expect(await publish(1)).toBe(2);
  expect(await live()).toEqual({
    publication: 2,
    words: { 'home.hero': { slides: 'a secret draft' } },
  });
  expect((await state())['waiting']).toEqual([]);
});

test('names who changed and published as colleagues know them', async () => {
  await stack.sql`update private.admins a set name = 'Asha Devi' from auth.users u
    where u.id = a.user_id and u.email = 'manager@example.org'`;
  await draft('home.hero', { a: 1 });
  await publish(1, manager);
  expect((await state())['publications'][0]).toMatchObject({ published_by: 'Asha Devi' });
  dataOf(await manager.from('site_content').upsert({ key: 'home.team', draft: { b: 2 } }));
  expect((await state())['waiting']).toMatchObject([{ changed_by: 'Asha Devi' }]);
});

test('publishes all drafts with one build, also on a double click', async () => {
  await draft('home.hero', { a: 1 });
  await draft('home.team', { b: 2 });
  expect(await Promise.all([publish(1), publish(1, manager)])).toEqual([2, 2]);
  expect(await calls()).toEqual([{ status: 'pending', payload: { publication: 2 } }]);
  const { publications } = await state();
  expect(publications).toHaveLength(2);
  expect(publications[0]).toMatchObject({ id: 2, changed: ['home.hero', 'home.team'] });
});

test('publishes without a draft to rebuild the site, and supersedes a pending build', async () => {
  expect(await publish(1)).toBe(2);
  expect(await publish(2)).toBe(3);
  expect(await calls()).toEqual([{ status: 'pending', payload: { publication: 3 } }]);
});

test('a reset to the default is a change like any other', async () => {
  await draft('home.hero', { a: 1 });
  await publish(1);
  await draft('home.hero', null);
  expect((await state())['waiting']).toHaveLength(1);
  expect((await live())['words']).toEqual({ 'home.hero': { a: 1 } });
  await publish(2);
  expect((await live())['words']).toEqual({});
});

test('restores an earlier publication, and keeps pending drafts', async () => {
  await draft('home.hero', { title: 'first' });
  await publish(1);
  await draft('home.hero', { title: 'second' });
  await draft('home.team', { title: 'team' });
  await publish(2);
  await draft('home.team', { title: 'not yet' });
  expect(dataOf(await owner.rpc('restore_site', { p_id: 2 }))).toBe(4);
  expect((await live())['words']).toEqual({ 'home.hero': { title: 'first' } });
  const { data } = await owner.from('site_content').select('key, draft').order('key');
  expect(data).toEqual([
    { key: 'home.hero', draft: { title: 'first' } },
    { key: 'home.team', draft: { title: 'not yet' } },
  ]);
  const { publications } = await state();
  expect(publications[0]).toMatchObject({ restores: 2, changed: ['home.hero', 'home.team'] });
  expect((await owner.rpc('restore_site', { p_id: 99 })).error?.code).toBe('PT422');
});

test('publishing is not an edit: an open form keeps its version', async () => {
  const { version } = await draft('home.hero', { a: 1 });
  await publish(1);
  const { data } = await owner
    .from('site_content')
    .update({ draft: { a: 2 } })
    .eq('key', 'home.hero')
    .eq('version', version)
    .select();
  expect(data).toEqual([expect.objectContaining({ version: version + 1 })]);
});

test('clients cannot write published copy directly, and only the right content may publish', async () => {
  await draft('home.hero', { a: 1 });
  const written = await owner.from('site_content').update({ published: {} }).eq('key', 'home.hero');
  expect(written.error?.code).toBe('42501');
  const gate = await signInAdmin(stack, 'gate@example.org', 'gate');
  for (const refused of [
    gate.rpc('publish_site', { p_seen: 1 }),
    gate.rpc('restore_site', { p_id: 1 }),
    gate.rpc('site_publishing'),
  ])
    expect((await refused).error?.code).toBe('42501');
});

test('returns the result of the last build request and of the build', async () => {
  await publish(1);
  const [job] = await stack.sql`select id from private.claim_outbox(1, null)`;
  await stack.sql`select private.finish_outbox(${job?.['id']}, false, 'the build hook answered 500')`;
  await stack.sql`select private.note_build(2, 'The pages could not be written.')`;
  const { call, publications } = await state();
  expect(call).toMatchObject({
    status: 'pending',
    attempts: 1,
    last_error: 'the build hook answered 500',
  });
  expect(publications[0]).toMatchObject({ id: 2, failure: 'The pages could not be written.' });
});

test('derives the completed onboarding steps from the data', async () => {
  const steps = async () => Object(dataOf(await owner.rpc('first_steps')));
  const before = await steps();
  expect(Object.values(before)).toEqual(Array.from({ length: 11 }, () => expect.any(Boolean)));
  expect(before).toMatchObject({ firm: false, album: false, event: false, publish: false });
  await draft('firm.facts', { legalDraft: true });
  expect(await steps()).toMatchObject({ legal: false });
  await draft('firm.facts', { legalDraft: false });
  await draft('firm.name', { name: 'Utsav Planners' });
  await draft('home.numbers', { title: 'Ours' });
  for (const key of ['home.team', 'home.trusted-by', 'home.instagram', 'about.places']) {
    expect(await steps()).toMatchObject({ samples: false });
    await draft(key, { title: 'Ours' });
  }
  await publish(1);
  await stack.sql`insert into public.albums (slug, title, category, is_visible) values ('ours', 'Ours', 'Wedding', false)`;
  await stack.sql`insert into public.upcoming_events (title, is_demo, is_visible) values ('Mela', false, false)`;
  // Both are still hidden.
  expect(await steps()).toMatchObject({ album: false, event: false });
  await stack.sql`update public.albums set is_visible = true where slug = 'ours'`;
  await stack.sql`update public.upcoming_events set is_visible = true where title = 'Mela'`;
  await owner.rpc('set_mail_recipients', { p_recipients: ['me@example.org'], p_version: 1 });
  await stack.sql`update public.contact_info set hours_note = 'Closed on Holi'`;
  expect(await steps()).toEqual({
    firm: true,
    contact: true,
    numbers: true,
    samples: true,
    demo: true,
    album: true,
    event: true,
    notifications: true,
    factor: false,
    legal: true,
    publish: true,
  });
});
