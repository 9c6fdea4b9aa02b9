// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authAdmin } from './authAdmin.ts';

type Sent = { method: string | undefined; url: string | undefined; keys: unknown[]; body: unknown };
let url = '';
let answer: { status: number; body: string };
const sent: Sent[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const { method, headers } = request;
    const keys = [headers['apikey'], headers.authorization];
    sent.push({ method, url: request.url, keys, body: JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, body: '{}' };
});

const id = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab';

it('sends the key as supabase-js does, and the body that Auth documents', async () => {
  const accounts = authAdmin({ url, key: 'sb_secret_abc' });
  expect(await accounts.create({ id, email: 'a@b.in', password: 'p' })).toBeNull();
  expect(await accounts.setPassword(id, 'q')).toBeNull();
  expect(await accounts.remove(id)).toBeNull();
  const keys = ['sb_secret_abc', 'Bearer sb_secret_abc'];
  const path = '/auth/v1/admin/users';
  const created = { id, email: 'a@b.in', password: 'p', email_confirm: true };
  expect(sent).toEqual([
    { method: 'POST', url: path, keys, body: created },
    { method: 'PUT', url: `${path}/${id}`, keys, body: { password: 'q' } },
    { method: 'DELETE', url: `${path}/${id}`, keys, body: {} },
  ]);
});

it.each([
  [422, '{"error_code":"email_exists","msg":"a@b.in"}', 'email_exists', []],
  [
    422,
    '{"error_code":"weak_password","weak_password":{"reasons":["pwned"]}}',
    'weak_password',
    ['pwned'],
  ],
  [502, '<html>', '', []],
])('reads why Auth refuses: %i %s', async (status, body, code, reasons) => {
  answer = { status, body };
  const refusal = await authAdmin({ url, key: 'k' }).setPassword(id, 'q');
  expect(refusal).toEqual({ status, code, reasons });
});

it('counts an account that is gone as deleted', async () => {
  answer = { status: 404, body: '{"error_code":"user_not_found"}' };
  expect(await authAdmin({ url, key: 'k' }).remove(id)).toBeNull();
});
