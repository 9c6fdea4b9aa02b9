import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { callsOf } from './admin/data/calls.ts';
import { createDesk } from './admin/data/desk.ts';
import { createServerClock } from './admin/data/serverClock.ts';
import { phoneStore, shiftOf } from './desk.fixture.ts';
import { codeOf, listAnswer } from './gate.fixture.ts';

const PAGE = '<!doctype html><title>Sign in to the hotel’s network</title>';
const page = (status: number, body = PAGE, type = 'text/html') =>
  new Response(body, { status, headers: { 'content-type': type } });
const json = (body: string, status = 200) => page(status, body, 'application/json');

/** What comes in place of the server's answer. */
const forms: [name: string, answer: () => Promise<Response> | Response][] = [
  ['a page that asks for a sign-in', () => page(200)],
  ['that page as an error', () => page(511)],
  ['a firewall’s page', () => page(403)],
  ['a router’s page', () => page(404)],
  ['a page of a proxy that wants a password', () => page(407)],
  ['a page that the request took too long', () => page(408)],
  ['a gateway’s page', () => page(502)],
  ['a maintenance page', () => page(503)],
  ['too many requests', () => page(429)],
  ['nothing', () => page(200, '')],
  ['half of it', () => json('{"scan_id":"7d0a44f2-56a5-4b0c-8a53-0d1f2b7c9e11","resu')],
  ['null', () => json('null')],
  ['the answer of another version', () => json('{"ok":true}')],
  ['a wrong password of the gateway', () => json('{"message":"Invalid API key"}', 403)],
  ['a reset of the connection', async () => Promise.reject(new TypeError('network error'))],
  ['an end by the browser', async () => Promise.reject(new DOMException('', 'AbortError'))],
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each(forms)(
  '%s is no answer: the list judges, and the scan is sent later',
  async (_n, answer) => {
    const shift = shiftOf();
    const code = codeOf(1);
    const { calls } = fakeBackend({
      'POST /rest/v1/rpc/gate_list': { body: listAnswer(shift.id, [{ code }]) },
      'POST /rest/v1/rpc/gate_count': { body: shift },
      'POST /rest/v1/rpc/push_scans': ({ body }) => {
        const [{ id }] = Object(body).p_scans;
        const admitted = { scan_id: id, result: 'admitted', people: 1, admitted: 1, left: 0 };
        return { body: { now: shift.now, answers: [admitted], count: shift.count } };
      },
    });
    const clock = createServerClock();
    const kept = { shift, user: 'u', ahead: 0, past: Date.now() };
    const desk = createDesk({ kept, calls: callsOf(clock), store: phoneStore().store, clock });
    await desk.start();
    const real = fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
      (args[0] instanceof Request ? args[0].url : args[0].toString()).endsWith('check_in')
        ? answer()
        : real(...args),
    );
    const seen: unknown[] = [];
    desk.state.subscribe(() => seen.push(desk.state.get().verdict?.signal));
    await desk.read(code, 'camera');
    expect(seen).not.toContain('stop');
    expect(desk.state.get().verdict).toMatchObject({ admitted: 1 });
    await desk.sync();
    expect(desk.state.get()).toMatchObject({
      verdict: { signal: 'admit', isChecked: true },
      waiting: 0,
      isOnline: true,
      isOver: false,
      isRefused: false,
      conflicts: [],
    });
    const sent = calls.filter(({ route }) => route.endsWith('push_scans'));
    expect(sent).toHaveLength(1);
  },
);
