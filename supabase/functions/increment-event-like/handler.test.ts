// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RpcResult } from '../_shared/clients.ts';
import { post } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const eventId = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab';
const visitorId = 'a1b2c3d4-e5f6g7h8i9j0k';

function setUp(result: RpcResult = { data: 8 }) {
  const calls: unknown[] = [];
  const lines: string[] = [];
  const handler = createHandler({
    rpcFor: (address) => async (name, args) => {
      calls.push({ address, name, args });
      return result;
    },
    log: (line) => lines.push(line),
  });
  return { handler, calls, lines };
}

const refused = (status: number, code = '', hint = ''): RpcResult => ({
  error: { status, code, message: 'internal words', hint },
});

describe('increment-event-like', () => {
  it('forwards the like and returns the new count', async () => {
    const { handler, calls } = setUp();
    const response = await handler(post({ eventId, visitorId }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ likeCount: 8 });
    expect(calls).toEqual([
      { address: '', name: 'like_event', args: { p_event_id: eventId, p_visitor: visitorId } },
    ]);
  });

  it.each([
    [
      'the address seen by Cloudflare',
      { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '1.1.1.1' },
      '203.0.113.7',
    ],
    [
      "the hop added by our own server, not the caller's",
      { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 203.0.113.9' },
      '203.0.113.9',
    ],
    ['an IPv6 address', { 'x-forwarded-for': '2001:db8::17' }, '2001:db8::17'],
    ['no address that is none', { 'x-forwarded-for': 'unknown' }, ''],
  ])('applies the quota to %s', async (_title, headers, address) => {
    const { handler, calls } = setUp();
    await handler(post({ eventId, visitorId }, headers));
    expect(calls).toMatchObject([{ address }]);
  });

  it.each([
    [{ eventId: 'seven', visitorId }, 'eventId'],
    [{ visitorId }, 'eventId'],
    [{ eventId: { id: eventId }, visitorId }, 'eventId'],
    [{ eventId }, 'visitorId'],
    [{ eventId, visitorId: 'short' }, 'visitorId'],
    [{ eventId, visitorId: `${visitorId}\n` }, 'visitorId'],
    [{ eventId, visitorId: 'x'.repeat(65) }, 'visitorId'],
    [[], 'body'],
  ])('rejects %j and names %s', async (body, field) => {
    const { handler, calls } = setUp();
    const response = await handler(post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field });
    expect(calls).toEqual([]);
  });

  it.each([
    ['an unknown event', refused(404), 404, { error: 'No such event.', field: 'eventId' }],
    [
      'an event deleted in between',
      refused(409, '23503'),
      404,
      { error: 'No such event.', field: 'eventId' },
    ],
    [
      'too many likes',
      refused(429, 'PT429'),
      429,
      { error: 'Too many likes from here for today.' },
    ],
    [
      'a visitor id the database refuses',
      refused(422, 'PT422', 'p_visitor'),
      400,
      { error: 'The like was refused.', field: 'visitorId' },
    ],
  ])('reports %s to the visitor without internals', async (_title, result, status, body) => {
    const { handler, lines } = setUp(result);
    const response = await handler(post({ eventId, visitorId }));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    expect(lines).toEqual([]);
  });

  it.each([
    ['the database fails', refused(500, 'XX000')],
    ['the answer is no count', { data: 'many' }],
  ])('responds 500 and logs if %s', async (_title, result: RpcResult) => {
    const { handler, lines } = setUp(result);
    const response = await handler(post({ eventId, visitorId }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('internal words');
    expect(lines).toHaveLength(1);
  });
});
