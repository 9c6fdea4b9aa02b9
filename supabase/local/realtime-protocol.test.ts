// @vitest-environment node
import { expect, it } from 'vitest';
import { changeRequests, decode, encode, subscriptionId } from './realtime-protocol.ts';

const message = {
  joinRef: '1',
  ref: '2',
  topic: 'realtime:x',
  event: 'phx_join',
  payload: { a: 1 },
};

it.each(['1.0.0', '2.0.0'])('round-trips a message of version %s', (version) => {
  expect(decode(encode(message, version))).toEqual(message);
});

it('drops invalid messages without an error', () => {
  for (const text of ['', 'null', '[]', '{}', '"x"', '{"topic":1}', '[null,null,"t"]', '{']) {
    expect(decode(text)).toBeNull();
  }
});

it('reads the requests of a join, with defaults, and skips invalid ones', () => {
  const wishes = [{ event: 'INSERT', schema: 'public', table: 't', filter: 'id=eq.1' }, 5, {}];
  expect(changeRequests({ config: { postgres_changes: wishes } })).toEqual([
    { event: 'INSERT', schema: 'public', table: 't', filter: 'id=eq.1' },
    { event: '*', schema: 'public' },
  ]);
  expect(changeRequests({})).toEqual([]);
});

it('gives different requests different ids, equal requests the same', () => {
  const wish = { event: '*', schema: 'public', table: 'a' };
  expect(subscriptionId({ ...wish })).toBe(subscriptionId(wish));
  expect(subscriptionId({ ...wish, table: 'b' })).not.toBe(subscriptionId(wish));
});

it('rejects a join with too many requests', () => {
  const wishes = Array.from({ length: 101 }, () => ({ table: 'a' }));
  expect(() => changeRequests({ config: { postgres_changes: wishes } })).toThrow('too many');
});
