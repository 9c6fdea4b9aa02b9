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

it.each(['1.0.0', '2.0.0'])('a message of version %s comes back as it was', (version) => {
  expect(decode(encode(message, version))).toEqual(message);
});

it('what is no message is dropped without an error', () => {
  for (const text of ['', 'null', '[]', '{}', '"x"', '{"topic":1}', '[null,null,"t"]', '{']) {
    expect(decode(text)).toBeNull();
  }
});

it('a join’s wishes are read, with defaults, and nonsense among them is skipped', () => {
  const wishes = [{ event: 'INSERT', schema: 'public', table: 't', filter: 'id=eq.1' }, 5, {}];
  expect(changeRequests({ config: { postgres_changes: wishes } })).toEqual([
    { event: 'INSERT', schema: 'public', table: 't', filter: 'id=eq.1' },
    { event: '*', schema: 'public' },
  ]);
  expect(changeRequests({})).toEqual([]);
});

it('different wishes have different numbers, the same wish always the same', () => {
  const wish = { event: '*', schema: 'public', table: 'a' };
  expect(subscriptionId({ ...wish })).toBe(subscriptionId(wish));
  expect(subscriptionId({ ...wish, table: 'b' })).not.toBe(subscriptionId(wish));
});

it('a join that asks for more than a page can mean is refused', () => {
  const wishes = Array.from({ length: 101 }, () => ({ table: 'a' }));
  expect(() => changeRequests({ config: { postgres_changes: wishes } })).toThrow('too many');
});
