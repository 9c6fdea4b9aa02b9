import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../../supabase/local/testing.ts';
import { startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('rest-limits', { outboxEvery: 0 });
});
afterAll(() => stack.stop());

const select = async (text: string) => {
  const query = new URLSearchParams({ select: text });
  const headers = { apikey: stack.publishableKey };
  const answer = await fetch(`${stack.url}/rest/v1/services?${query}`, { headers });
  return { status: answer.status, body: await answer.text() };
};
const nested = (depth: number) => 'services(id,'.repeat(depth) + 'id' + ')'.repeat(depth);

describe('what one request may ask for', () => {
  it.each([
    ['tables inside tables without end', nested(5)],
    ['many tables beside each other', Array.from({ length: 13 }, (_, at) => `a${at}:services(id)`)],
    ['thousands of columns', Array.from({ length: 2001 }, () => 'id')],
  ])('is not %s', async (_what, text) => {
    const { status, body } = await select(String(text));
    expect([status, body]).toEqual([400, expect.stringContaining('PGRST100')]);
  });

  it('may have brackets and commas in a name', async () => {
    const { status } = await select(`"${'(,'.repeat(20)}":slug`);
    expect(status).not.toBe(400);
  });
});
