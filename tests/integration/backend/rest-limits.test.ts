import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('rest-limits', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const select = async (text: string) => {
  const query = new URLSearchParams({ select: text });
  const headers = { apikey: stack.publishableKey };
  const answer = await fetch(`${stack.url}/rest/v1/services?${query}`, { headers });
  return { status: answer.status, body: await answer.text() };
};
const nested = (depth: number) => 'services(id,'.repeat(depth) + 'id' + ')'.repeat(depth);

describe('an embedding request', () => {
  it.each([
    ['tables nested too deep', nested(5)],
    ['too many sibling tables', Array.from({ length: 13 }, (_, at) => `a${at}:services(id)`)],
    ['thousands of columns', Array.from({ length: 2001 }, () => 'id')],
  ])('is rejected with %s', async (_what, text) => {
    const { status, body } = await select(String(text));
    expect([status, body]).toEqual([400, expect.stringContaining('PGRST100')]);
  });

  it('may have brackets and commas in a name', async () => {
    const { status } = await select(`"${'(,'.repeat(20)}":slug`);
    expect(status).not.toBe(400);
  });
});

it('a list ends after its last row as in PostgREST, with an error only beyond', async () => {
  const visitor = clientOf(stack);
  const page = async (from: number) => {
    const { data, count, error, status } = await visitor
      .from('services')
      .select('slug', { count: 'exact' })
      .range(from, from + 9);
    return [status, data, count, error?.code, error?.details];
  };
  expect(await page(1)).toEqual([206, [{ slug: 'corporate' }], 2, undefined, undefined]);
  expect(await page(2)).toEqual([206, [], 2, undefined, undefined]);
  const details = 'An offset of 3 was requested, but there are only 2 rows.';
  expect(await page(3)).toEqual([416, null, null, 'PGRST103', details]);
  const uncounted = await visitor.from('services').select('slug').range(50, 59);
  expect([uncounted.status, uncounted.data]).toEqual([200, []]);
  const head = await visitor
    .from('services')
    .select('slug', { count: 'exact', head: true })
    .range(2, 9);
  expect([head.status, head.count]).toEqual([206, 2]);
});

it.each([
  'id=toString.x',
  'id=constructor.x',
  'id=not.constructor.x',
  'or=(id.constructor.x)',
  'and=(id.not.constructor.x)',
  'or=(id.eq.x,and(id.valueOf.x,id.eq.y))',
])('rejects the operator that every object has: %s', async (query) => {
  const answer = await fetch(`${stack.url}/rest/v1/services?${query}`, {
    headers: { apikey: stack.publishableKey },
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST100' }]);
});
