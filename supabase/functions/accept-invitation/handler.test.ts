// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AuthAdmin, AuthRefusal } from '../_shared/authAdmin.ts';
import type { RpcResult } from '../_shared/clients.ts';
import { post } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const body = {
  token: 'kP0b3oT7r9-tokenOfTheLink_0123456789abcdefg',
  claim: 'c'.repeat(43),
  name: ' Ravi  Kumar ',
  password: 'three marigold garlands',
};
const open = {
  state: 'open',
  inviter: 'Manish',
  user_id: '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab',
  email: 'ravi@example.org',
};
const done = { ...open, state: 'done' };
const helper = { ...open, email: `${open.user_id}@staff.invalid` };
const refusal = (status: number, code: string, reasons: string[] = []): AuthRefusal => ({
  status,
  code,
  reasons,
});
const exists = refusal(422, 'email_exists');
const failing: RpcResult = {
  error: { status: 500, code: 'XX000', message: `of ${body.token} and ${body.name}`, hint: '' },
};

type Answers = Partial<Record<'begin' | 'finish', RpcResult[]>> &
  Partial<Record<keyof AuthAdmin, AuthRefusal>>;

/** Answers in turn; the last one again. */
function setUp({ begin, finish, ...auth }: Answers = {}) {
  const calls: [string, unknown?][] = [];
  const lines: string[] = [];
  const answers = {
    begin_invitation: begin ?? [{ data: open }],
    finish_invitation: finish ?? [{ data: { state: 'done' } }],
  };
  const account =
    (name: keyof AuthAdmin) =>
    async (...args: unknown[]) => {
      calls.push([name, args]);
      return auth[name] ?? null;
    };
  const handler = createHandler({
    rpcFor: (address) => async (name, args) => {
      calls.push([name, { address, ...args }]);
      const given =
        name === 'begin_invitation' ? answers.begin_invitation : answers.finish_invitation;
      return (given.length > 1 ? given.shift() : given[0]) ?? { data: null };
    },
    accounts: {
      create: account('create'),
      setPassword: account('setPassword'),
      remove: account('remove'),
    },
    log: (line) => lines.push(line),
  });
  const send = async (change: object = {}, headers: Record<string, string> = {}) => {
    const response = await handler(post({ ...body, ...change }, headers));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { send, handler, calls, lines, names: () => calls.map(([name]) => name) };
}

describe('accept-invitation', () => {
  it('makes the account that the invitation has chosen, then gives it the role', async () => {
    const { send, calls, lines } = setUp();
    const answer = await send({}, { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' });
    expect(answer).toEqual({ status: 200, body: { email: open.email } });
    const asked = { address: '203.0.113.9', p_token: body.token, p_claim: body.claim };
    expect(calls).toEqual([
      ['begin_invitation', asked],
      ['create', [{ id: open.user_id, email: open.email, password: body.password }]],
      ['finish_invitation', { ...asked, p_name: 'Ravi Kumar' }],
    ]);
    expect(lines).toEqual([]);
  });

  it('keeps the name that the owner has given a helper', async () => {
    const { send, calls } = setUp({ begin: [{ data: helper }] });
    expect((await send({ name: '' })).body).toEqual({ email: helper.email });
    expect(calls.at(-1)).toMatchObject(['finish_invitation', { p_name: '' }]);
  });

  it('answers the same browser again after a lost answer, and changes nothing', async () => {
    const { send, names } = setUp({ begin: [{ data: done }] });
    expect(await send()).toEqual({ status: 200, body: { email: open.email } });
    expect(names()).toEqual(['begin_invitation']);
  });

  it('answers both of two calls of one browser at once', async () => {
    const { send } = setUp({
      begin: [{ data: open }, { data: done }],
      create: exists,
      finish: [{ data: { state: 'used', inviter: 'Manish' } }],
    });
    expect(await send()).toEqual({ status: 200, body: { email: open.email } });
  });

  it('goes on with the account of a try that was broken off, with the password of this try', async () => {
    const { send, calls } = setUp({ create: exists });
    expect((await send()).status).toBe(200);
    expect(calls[2]).toEqual(['setPassword', [open.user_id, body.password]]);
  });

  it('responds 500 without a role if it is broken off before the end, and logs no secret', async () => {
    const { send, lines } = setUp({ finish: [failing] });
    const answer = await send();
    expect(answer.status).toBe(500);
    expect(lines).toEqual(['failed: finish_invitation: XX000']);
    expect(JSON.stringify(answer.body)).not.toContain('XX000');
  });

  it.each([
    ['used', 410],
    ['withdrawn', 410],
    ['ended', 410],
    ['unknown', 410],
    ['busy', 409],
    ['has_account', 409],
    ['too_many', 429],
  ])('responds to an invitation that is %s with %i and makes no account', async (state, status) => {
    const { send, names, lines } = setUp({ begin: [{ data: { state, inviter: 'Manish' } }] });
    expect(await send()).toMatchObject({ status, body: { state, inviter: 'Manish' } });
    expect(names()).toEqual(['begin_invitation']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['withdrawn', 410, true],
    ['ended', 410, true],
    ['used', 410, false],
    ['busy', 409, false],
  ])(
    'deletes the account of an invitation that was %s in between (%i): %s',
    async (state, status, isDeleted) => {
      const { send, names } = setUp({
        begin: [{ data: open }, { data: { state, inviter: 'Manish' } }],
        finish: [{ data: { state, inviter: 'Manish' } }],
      });
      expect(await send()).toMatchObject({ status, body: { state, inviter: 'Manish' } });
      expect(names().includes('remove')).toBe(isDeleted);
    },
  );

  it('says so if the address got another account in between', async () => {
    const { send, names } = setUp({ create: exists, setPassword: refusal(404, 'user_not_found') });
    expect(await send()).toMatchObject({ status: 409, body: { state: 'has_account' } });
    expect(names()).not.toContain('finish_invitation');
  });

  it.each([
    [{ password: 'nine char' }, 422, 'password'],
    [{ password: 'ä'.repeat(37) }, 422, 'password'],
    [{ password: 'a\0bcdefghijk' }, 422, 'password'],
    [{ name: 'R' }, 422, 'name'],
    [{ name: '\n \t' }, 422, 'name'],
    [{ name: 'x'.repeat(61) }, 422, 'name'],
    [{ name: undefined }, 400, 'name'],
    [{ token: '' }, 400, 'token'],
    [{ token: 'a\0' }, 400, 'token'],
    [{ token: 'x'.repeat(201) }, 400, 'token'],
    [{ claim: 'short' }, 400, 'claim'],
    [{ password: ['x'] }, 400, 'password'],
  ])('refuses %j with %i and the field %s', async (change, status, field) => {
    const { send, names, lines } = setUp();
    expect(await send(change)).toMatchObject({ status, body: { field } });
    expect(names()).not.toContain('create');
    expect(lines).toEqual([]);
  });

  it("passes on Auth's reasons against a password", async () => {
    const weak = refusal(422, 'weak_password', ['pwned']);
    const { send } = setUp({ create: exists, setPassword: weak });
    const answer = await send();
    expect(answer).toMatchObject({ status: 422, body: { field: 'password' } });
    expect(JSON.stringify(answer.body)).toContain('pwned');
  });

  it.each([
    ['Auth refuses', { create: refusal(500, 'unexpected_failure'), setPassword: refusal(404, '') }],
    ['the database fails', { begin: [failing] }],
    ['the answer has no state', { begin: [{ data: { status: 'open' } }] }],
  ])('responds 500 if %s, without a name or secret in answer and log', async (_title, answers) => {
    const { send, lines } = setUp(answers);
    const answer = await send();
    expect(answer.status).toBe(500);
    expect(lines).toHaveLength(1);
    for (const secret of [body.token, body.claim, body.password, 'Ravi', open.email])
      expect(JSON.stringify([answer, lines])).not.toContain(secret);
  });

  it('answers POST alone, of at most 16 kB, from every site', async () => {
    const { handler, send, names } = setUp();
    const get = await handler(new Request('http://127.0.0.1/accept-invitation'));
    expect(get.status).toBe(405);
    expect(get.headers.get('access-control-allow-origin')).toBe('*');
    expect((await send({ name: 'x'.repeat(17_000) })).status).toBe(413);
    expect(names()).toEqual([]);
  });
});
