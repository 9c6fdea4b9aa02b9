// @vitest-environment node
import { expect, it } from 'vitest';
import { createRebuilder } from './rebuilder.ts';

/** Resolves when all pending promises are settled. */
const settled = async () => new Promise((resolve) => setImmediate(resolve));

/** A build that ends on demand. */
function setUp() {
  const builds: { end: () => void; fail: (reason: string) => void }[] = [];
  const reported: [number, string | null][] = [];
  const rebuild = createRebuilder({
    build: async () =>
      new Promise((resolve, reject) => {
        builds.push({ end: resolve, fail: (reason) => reject(new Error(reason)) });
      }),
    report: async (...how) => reported.push(how),
  });
  return { rebuild, builds, reported };
}

it('publications during a build are built once, together', async () => {
  const { rebuild, builds, reported } = setUp();
  for (const publication of [2, 3, 4]) rebuild(publication);
  expect(builds).toHaveLength(1);
  builds[0]?.end();
  await settled();
  expect(builds).toHaveLength(2);
  builds[1]?.end();
  await settled();
  expect(reported).toEqual([
    [2, null],
    [4, null],
  ]);
  expect(builds).toHaveLength(2);
});

it('a failed build is reported, and the next one is tried', async () => {
  const { rebuild, builds, reported } = setUp();
  rebuild(2);
  builds[0]?.fail('The pages could not be written.');
  await settled();
  rebuild(3);
  builds[1]?.end();
  await settled();
  expect(reported).toEqual([
    [2, 'The pages could not be written.'],
    [3, null],
  ]);
});
