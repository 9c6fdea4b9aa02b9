import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('announcements', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`update public.announcements set messages = '[]', enabled = true`;
});

type Planned = { text: string; from: string | null; until: string | null };
const message = (text: string, times: Partial<Planned> = {}): Planned => ({
  text,
  from: null,
  until: null,
  ...times,
});
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function save(messages: unknown, who = owner) {
  return who.from('announcements').update({ messages }).eq('id', 1).select();
}
async function barOf() {
  const { data } = await clientOf(stack).from('ad_bar').select().single();
  return data as { content: string; enabled: boolean; version: number };
}
async function planned(): Promise<Planned[]> {
  const { data } = await owner.from('announcements').select('messages').single();
  return data?.['messages'];
}
async function refresh() {
  await stack.sql`select private.refresh_announcement()`;
  return barOf();
}
/** Moves the plan's times into the past. */
const letPass = async (minutes: number) => {
  await stack.sql`alter table public.announcements disable trigger user`;
  await stack.sql`update public.announcements set messages = (
    select jsonb_agg(jsonb_build_object('text', m.text,
      'from', m."from" - make_interval(mins => ${minutes}), 'until', m.until - make_interval(mins => ${minutes})))
    from jsonb_to_recordset(messages) as m (text text, "from" timestamptz, until timestamptz))`;
  await stack.sql`alter table public.announcements enable trigger user`;
};

describe('the announcement bar', () => {
  test('shows visitors the due messages in order, without planned and expired ones', async () => {
    const { error } = await save([
      message('Second in the alphabet'),
      message('Secret of tomorrow', { from: inMinutes(60) }),
      message('First in the alphabet', { from: inMinutes(-60), until: inMinutes(60) }),
      message('Of yesterday', { until: inMinutes(-1) }),
    ]);
    expect(error).toBeNull();
    expect(await barOf()).toMatchObject({
      content: 'Second in the alphabet\nFirst in the alphabet',
      enabled: true,
    });
  });

  test('shows and hides a message at its times, without writes in between', async () => {
    await save([message('Doors open', { from: inMinutes(10), until: inMinutes(20) })]);
    const before = await refresh();
    expect(before.content).toBe('');
    await letPass(15);
    const during = await refresh();
    expect(during.content).toBe('Doors open');
    expect(await refresh()).toEqual(during);
    await letPass(10);
    expect((await refresh()).content).toBe('');
  });

  test('hides a removed message, by the database clock, restores it, and purges it in time', async () => {
    const gone = { ...message('Taken back'), deleted_at: '2000-01-02T00:00:00Z' };
    await save([message('Stays'), gone]);
    expect((await barOf()).content).toBe('Stays');
    const [, marked] = await planned();
    expect(Date.parse(Reflect.get(Object(marked), 'deleted_at'))).toBeGreaterThan(
      Date.parse('2026-01-01'),
    );
    await save([message('Stays, edited'), marked]);
    expect((await planned())[1]).toEqual(marked);
    await stack.sql`select private.tidy()`;
    expect(await planned()).toHaveLength(2);
    await stack.sql`update public.ad_bar set content = 'By hand'`;
    expect(await planned()).toEqual([message('By hand'), marked]);

    await save([message('Stays'), message('Taken back')]);
    expect((await barOf()).content).toBe('Stays\nTaken back');
    await stack.sql`alter table public.announcements disable trigger user`;
    await stack.sql`update public.announcements set messages = ${stack.sql.json([message('Stays'), gone])}`;
    await stack.sql`alter table public.announcements enable trigger user`;
    await stack.sql`select private.tidy()`;
    expect(await planned()).toEqual([message('Stays')]);
  });

  test('accepts ten messages and removed ones, rejects an eleventh', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => message(`Message ${place}`));
    const gone = { ...message('Gone'), deleted_at: '2026-11-01T10:00:00Z' };
    expect((await save([...ten, gone, gone])).error).toBeNull();
    expect((await save([...ten, message('One more'), gone])).error?.code).toBe('23514');
  });

  test("applies the bar's switch for visitors", async () => {
    await owner.from('announcements').update({ enabled: false }).eq('id', 1);
    expect((await barOf()).enabled).toBe(false);
  });

  test('ignores the second of two saves of the same version, and reports it', async () => {
    const { data } = await owner.from('announcements').select('version').single();
    const saveOver = async (who: SupabaseClient, text: string) =>
      who
        .from('announcements')
        .update({ messages: [message(text)] })
        .eq('id', 1)
        .eq('version', data?.version)
        .select();
    expect((await saveOver(manager, 'By the manager')).data).toHaveLength(1);
    expect((await saveOver(owner, 'By the owner')).data).toEqual([]);
    expect((await barOf()).content).toBe('By the manager');
    const log = await owner.rpc('list_changes', { p_table: 'announcements', p_limit: 1 });
    expect(log.data).toMatchObject([
      { actor_name: 'manager@example.org', after: { messages: [message('By the manager')] } },
    ]);
  });

  test.each([
    ['eleven messages', Array.from({ length: 11 }, (_, place) => message(`Message ${place}`))],
    ['a message over 300 characters', [message('x'.repeat(301))]],
    ['an empty message', [message('  ')]],
    ['an invalid character', [message('one \ufffd')]],
    ['a link to a script', [message('[Book](javascript:alert(1))')]],
    ['an end before the start', [message('x', { from: inMinutes(2), until: inMinutes(1) })]],
    ['an invalid time', [message('x', { from: 'tomorrow at nine-ish' })]],
    ['an object instead of a list', { text: 'x' }],
  ])('rejects %s', async (_what, messages) => {
    const { error, status } = await save(messages);
    expect(error).not.toBeNull();
    expect(status).toBe(400);
    expect(await planned()).toEqual([]);
  });

  test('shows ten messages of 300 characters', async () => {
    const messages = Array.from({ length: 10 }, (_, place) => message(`${place}`.repeat(300)));
    expect((await save(messages)).error).toBeNull();
    expect((await barOf()).content).toHaveLength(3009);
  });
});

describe('a text written into ad_bar outside of the admin area', () => {
  test('is shown unchanged and added to the plan, next to planned messages', async () => {
    const later = message('Of tomorrow', { from: inMinutes(60) });
    await save([message('Of today'), later]);
    await stack.sql`update public.ad_bar set content = ${'By hand\n\n See [the gallery](/gallery)'}, enabled = false`;
    expect(await planned()).toEqual([
      message('By hand'),
      message('See [the gallery](/gallery)'),
      later,
    ]);
    expect(await barOf()).toMatchObject({
      content: 'By hand\nSee [the gallery](/gallery)',
      enabled: false,
    });
    expect((await refresh()).content).toContain('By hand');
  });

  test('is not undone by a save of a plan without it', async () => {
    const { data } = await owner.from('announcements').select('version').single();
    await stack.sql`update public.ad_bar set content = 'By hand'`;
    const saved = await owner
      .from('announcements')
      .update({ messages: [] })
      .eq('id', 1)
      .eq('version', data?.version)
      .select();
    expect(saved.data).toEqual([]);
    expect((await barOf()).content).toBe('By hand');
  });
});
