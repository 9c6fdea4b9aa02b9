import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rpcClient } from './clients.ts';
import { pictureRemover } from './removePictures.ts';

let url = '';
const requests: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  requests.push(request.headers);
  response.setHeader('content-type', 'application/json').end('["media/unused.webp"]');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

it.each([
  ['sb_secret_abc', undefined],
  ['eyJhbGciOi.old.key', 'Bearer eyJhbGciOi.old.key'],
])('sends the key %s in the headers for its kind', async (key, authorization) => {
  requests.length = 0;
  await rpcClient({ url, key })('claim_outbox', {});
  await pictureRemover({ url, key })();
  expect(requests.map(({ apikey }) => apikey)).toEqual([key, key, key]);
  expect(requests.map((headers) => headers.authorization)).toEqual([
    authorization,
    authorization,
    authorization,
  ]);
});
