import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';

let stack: Stack;
let shown = '';
let hidden = '';

beforeAll(async () => {
  stack = await createTestStack('likes');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`delete from public.upcoming_events`;
  await stack.sql`truncate private.rate_limits`;
  await limit(1000);
  const rows = await stack.sql<{ id: string }[]>`
    insert into public.upcoming_events (title, is_visible) values ('Shown', true), ('Hidden', false) returning id`;
  [shown, hidden] = [rows[0]?.id ?? '', rows[1]?.id ?? ''];
});

const limit = (count: number) =>
  stack.sql`update private.settings set value = ${count}::text::jsonb where key = 'like_limit_per_ip'`;

const like = async (p_event_id: string, p_visitor: string) => {
  const { data, error, status } = await clientOf(stack).rpc('like_event', {
    p_event_id,
    p_visitor,
  });
  return { data, code: error?.code ?? null, status };
};

const likes = async () => {
  const [row] = await stack.sql<{ count: number; rows: number }[]>`
    select like_count as count, (select count(*)::int from public.event_likes l where l.event_id = e.id) as rows
    from public.upcoming_events e where id = ${shown}`;
  return row;
};

describe('a like', () => {
  test('counts once per visitor, also for concurrent retries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => like(shown, 'visitor-1234')),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await likes()).toEqual({ count: 1, rows: 1 });
    expect((await like(shown, 'visitor-1234')).data).toBe(1);
  });

  test('of sixty concurrent visitors is sixty likes', async () => {
    await Promise.all(Array.from({ length: 60 }, () => like(shown, randomUUID())));
    expect(await likes()).toEqual({ count: 60, rows: 60 });
  });

  test('of a hundred forged visitors behind one address is twenty a day', async () => {
    await limit(20);
    const answers = await Promise.all(Array.from({ length: 100 }, () => like(shown, randomUUID())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(80);
    expect(await likes()).toEqual({ count: 20, rows: 20 });
  });

  test('of a hidden or unknown event, or with an invalid token, is rejected', async () => {
    expect(await like(hidden, 'visitor-1234')).toMatchObject({ status: 404, code: 'PT404' });
    expect(await like(randomUUID(), 'visitor-1234')).toMatchObject({ status: 404 });
    expect(await like(shown, 'short')).toMatchObject({ status: 422, code: 'PT422' });
    expect(await like(shown, 'x'.repeat(65))).toMatchObject({ status: 422 });
  });
});
