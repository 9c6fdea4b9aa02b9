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
/** Moves every time of the plan, as if it were so much later. */
const letPass = async (minutes: number) => {
  await stack.sql`alter table public.announcements disable trigger user`;
  await stack.sql`update public.announcements set messages = (
    select jsonb_agg(jsonb_build_object('text', m.text,
      'from', m."from" - make_interval(mins => ${minutes}), 'until', m.until - make_interval(mins => ${minutes})))
    from jsonb_to_recordset(messages) as m (text text, "from" timestamptz, until timestamptz))`;
  await stack.sql`alter table public.announcements enable trigger user`;
};

describe('the announcement bar', () => {
  test('visitors read what is due, in its order, and nothing that is planned or over', async () => {
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

  test('a message comes and goes when its time does, and nothing is written in between', async () => {
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

  test('a removed message leaves visitors, by the clock of the database, comes back, and goes for good in its time', async () => {
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

  test('ten messages and the removed ones are taken, an eleventh that is not removed is not', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => message(`Message ${place}`));
    const gone = { ...message('Gone'), deleted_at: '2026-11-01T10:00:00Z' };
    expect((await save([...ten, gone, gone])).error).toBeNull();
    expect((await save([...ten, message('One more'), gone])).error?.code).toBe('23514');
  });

  test('the switch of the bar reaches visitors', async () => {
    await owner.from('announcements').update({ enabled: false }).eq('id', 1);
    expect((await barOf()).enabled).toBe(false);
  });

  test('of two who save the same version, the second changes nothing; both saves are told apart', async () => {
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
      { actor_email: 'manager@example.org', after: { messages: [message('By the manager')] } },
    ]);
  });

  test.each([
    ['eleven messages', Array.from({ length: 11 }, (_, place) => message(`Message ${place}`))],
    ['a long one', [message('x'.repeat(301))]],
    ['an empty one', [message('  ')]],
    ['a broken one', [message('one \ufffd')]],
    ['a link to a script', [message('[Book](javascript:alert(1))')]],
    ['an end before the start', [message('x', { from: inMinutes(2), until: inMinutes(1) })]],
    ['a time that is none', [message('x', { from: 'tomorrow at nine-ish' })]],
    ['no list', { text: 'x' }],
  ])('%s is refused', async (_what, messages) => {
    const { error, status } = await save(messages);
    expect(error).not.toBeNull();
    expect(status).toBe(400);
    expect(await planned()).toEqual([]);
  });

  test('ten messages of 300 characters are shown', async () => {
    const messages = Array.from({ length: 10 }, (_, place) => message(`${place}`.repeat(300)));
    expect((await save(messages)).error).toBeNull();
    expect((await barOf()).content).toHaveLength(3009);
  });
});

describe('a text written into ad_bar past the admin area', () => {
  test('is shown as it is and stands in the plan, with what is planned for later', async () => {
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

  test('is not undone by a save of the plan that does not know of it', async () => {
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
