// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler } from '../deliver-outbox/handler.ts';
import { callBuildHook } from './buildHook.ts';
import { job, memoryOutbox, noHook, post, recordingTransport, settings } from './testing.ts';

const bodies: string[] = [];
let status = 202;
const host = createServer((request, response) => {
  request.on('data', (part: Buffer) => bodies.push(part.toString()));
  request.on('end', () => response.writeHead(status, { location: '/elsewhere' }).end('secret'));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/hook`;
});
afterAll(() => host.close());

const publish = { ...job({}), kind: 'publish', enquiry_id: null, payload: { publication: 7 } };

/** Delivers a pending publication and a pending mail; returns the final state of both. */
async function deliver(hook: string | undefined) {
  const outbox = memoryOutbox([publish, job({}, '00000000-0000-4000-8000-000000000001')]);
  let claims = 0;
  const handler = createHandler({
    keys: ['key'],
    store: {
      claim: async (limit) => ((claims += 1) > 1 ? [] : outbox.claim(limit)),
      finish: async (id, error) => outbox.finish(id, error),
    },
    transport: recordingTransport(),
    settings,
    buildHook: callBuildHook(() => hook),
    removePictures: noHook,
    log: () => undefined,
    now: () => 0,
  });
  await handler(post({}, { apikey: 'key' }));
  const [build, mail] = outbox.rows;
  expect(mail?.status).toBe('sent');
  return build?.lastError ?? build?.status;
}

it('sends the number of the publication to the hook', async () => {
  expect(await deliver(url)).toBe('sent');
  expect(bodies).toEqual(['{"publication":7}']);
});

it.each([
  [500, 'the build hook answered 500'],
  [302, 'the build hook answered 302'],
])('retries after status %i', async (code, error) => {
  status = code;
  expect(await deliver(url)).toBe(error);
});

it.each([
  [undefined, 'the secret BUILD_HOOK_URL is not set'],
  ['http://host.example/hook', 'the secret BUILD_HOOK_URL is no https address'],
  ['http://127.0.0.1:1/hook', 'the build hook cannot be reached'],
])('stores a readable error for the address %s, and still sends mails', async (hook, why) => {
  expect(await deliver(hook)).toBe(why);
});
