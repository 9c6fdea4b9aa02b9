import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { functions } from './support/functions.ts';
import { signInEverybody } from './support/people.ts';
import { seedSamples } from './support/tables.ts';

let stack: Stack;
let token = '';
beforeAll(async () => {
  stack = await createTestStack('odd-values', { outboxEvery: 0 });
  const { owner } = await signInEverybody(stack);
  await seedSamples(stack);
  token = (await owner.auth.getSession()).data.session?.access_token ?? '';
});
afterAll(() => stack?.stop());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** As they stand in a body: some are no value that JavaScript could hold. */
const values = [
  '{"toString":"x","__proto__":{"a":1}}',
  '[[1]]',
  '[{"id":"\\u0000","at":1e400}]',
  'true',
  '1e400',
  '-99999999999',
  '"infinity"',
  '"\\u0000"',
  '"\\ud800"',
  nested(20_000),
];

/** What the owner's call of a function answers with a 5xx. */
async function faultOf(name: string, body: string): Promise<string[]> {
  const { status } = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body,
  });
  return status >= 500 ? [`${name} ${body.slice(0, 200)}: ${status}`] : [];
}

test('an odd value of any argument is refused with a 4xx or taken, by every function', async () => {
  const args = await stack.sql<{ name: string; arg: string }[]>`
    select p.proname as name, a.arg from pg_proc p, unnest(p.proargnames) with ordinality a(arg, place)
    where p.pronamespace = 'public'::regnamespace and a.place <= p.pronargs`;
  expect(args.length).toBeGreaterThan(200);
  const failed: string[] = [];
  for (const { name, arg } of args) {
    const { [arg]: _replaced, ...rest } = functions[name]?.with ?? {};
    const others = JSON.stringify(rest).slice(1, -1);
    const bodies = values.map((value) => `{${others}${others && ','}"${arg}":${value}}`);
    failed.push(...(await Promise.all(bodies.map(async (body) => faultOf(name, body)))).flat());
  }
  expect(failed).toEqual([]);
}, 180_000);

test('a body that is no object is refused, too', async () => {
  const failed: string[] = [];
  for (const name of Object.keys(functions))
    for (const body of ['{', '[]', 'null', '"x"', '\u0000', nested(20_000)])
      failed.push(...(await faultOf(name, body)));
  expect(failed).toEqual([]);
});
