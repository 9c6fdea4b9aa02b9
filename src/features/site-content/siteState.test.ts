import { expect, it } from 'vitest';
import type { Publishing } from './admin/data/publishing.ts';
import { isUnderWay, siteStateOf } from './admin/data/siteState.ts';

const at = '2026-11-22T10:00:00Z';
const now = Date.parse(at);
const MINUTE = 60_000;

function state(
  call: Partial<NonNullable<Publishing['call']>> | null,
  failure: string | null = null,
) {
  const publication = { id: 2, published_at: at, published_by: 'a@b.example', changed: [] };
  return {
    waiting: [],
    publications: [{ ...publication, restores: null, failure }],
    call: call && { status: 'pending', attempts: 0, last_error: null, next_try_at: at, ...call },
  } as Publishing;
}
const live = (publication: number) => ({ publication, notices: [] });

it.each([
  ['live', state({ status: 'sent' }), live(2), 0],
  ['live', state({ status: 'sent' }, 'an old failure'), live(3), 0],
  ['requesting', state({}), live(1), MINUTE],
  ['slowRequest', state({}), live(1), 3 * MINUTE],
  ['retrying', state({ attempts: 1, last_error: 'the build hook answered 500' }), live(1), 0],
  ['gaveUp', state({ status: 'dead', attempts: 10, last_error: 'no' }), live(1), 0],
  ['building', state({ status: 'sent' }), live(1), MINUTE],
  ['broken', state({ status: 'sent' }, 'The pages could not be written.'), live(1), MINUTE],
  ['broken', state({ status: 'sent' }, 'A later build of it failed.'), live(2), MINUTE],
  ['broken', state(null, 'The build of a start failed.'), live(2), MINUTE],
  ['broken', state(null, 'A first build failed.'), null, MINUTE],
  ['slow', state({ status: 'sent' }), live(1), 16 * MINUTE],
  ['building', state({ status: 'sent' }), null, MINUTE],
  ['unknown', state(null), null, 0],
] as const)('returns %s', (step, publishing, version, age) => {
  const found = siteStateOf(publishing, version, now + age);
  expect(found.step).toBe(step);
  expect(isUnderWay(found)).toBe(!['live', 'gaveUp', 'broken', 'unknown'].includes(step));
});
