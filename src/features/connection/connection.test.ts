import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { leaveAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { healthRows, liveSocket, wellBackend } from '../../../tests/builders/connectionBackend.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { runChecks, type Result } from './admin/data/check.ts';
import { kindOfKey } from './admin/data/connectionChecks.ts';
import { reportOf, withoutSecrets } from './admin/data/report.ts';
import { allChecks } from './admin/data/useConnectionTest.ts';

const live = liveSocket();
let backend: ReturnType<typeof fakeBackend>;

beforeEach(async () => {
  live.state.isSilent = false;
  backend = fakeBackend(wellBackend(live.notify));
  vi.stubGlobal('WebSocket', live.LiveSocket);
  await signedInBefore();
});
afterEach(async () => {
  await getSupabase().removeAllChannels();
  await leaveAdmin();
});

/** Runs all checks. */
async function resultsOf(checks = allChecks()): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  for await (const { name, result } of runChecks(checks, new AbortController().signal))
    results.set(name, result);
  expect(results.size).toBe(checks.length);
  return results;
}

/** The names of the checks that failed, and of those without a result. */
async function notWell(): Promise<{ failed: string[]; unknown: string[] }> {
  const results = [...(await resultsOf())];
  const named = (ok: boolean | null) =>
    results.filter(([, r]) => r.ok === ok).map(([name]) => name);
  return { failed: named(false), unknown: named(null) };
}

const error = (status: number, code = '', message = 'It broke.') => ({
  status,
  body: { code, message },
});
const { names } = words;

/** A fault, and the one row that must turn red. */
const faults: [string, Answers, string][] = [
  ['one table', { 'GET /rest/v1/albums': error(500) }, 'albums'],
  [
    'a procedure',
    { 'POST /rest/v1/rpc/search_venues': error(404) },
    names.procedure('search_venues'),
  ],
  ['REST', { 'GET /rest/v1/': 'offline' }, names.rest],
  ['the role', { 'POST /rest/v1/rpc/is_admin': { body: false } }, names.session],
  ['storage', { 'POST /storage/v1/object/media/connection-test/*': error(403) }, names.storage],
  ['deleting', { 'DELETE /storage/v1/object/media': { body: [] } }, names.storage],
  [
    'a function',
    { 'POST /functions/v1/increment-event-like': error(404) },
    names.edgeFunction('increment-event-like'),
  ],
  [
    'a function that takes what it has to refuse',
    { 'POST /functions/v1/increment-event-like': { body: {} } },
    names.edgeFunction('increment-event-like'),
  ],
  [
    'a function without its secrets',
    { 'POST /functions/v1/send-booking-notification': error(500) },
    names.edgeFunction('send-booking-notification'),
  ],
  [
    'the clock, by an hour',
    { 'POST /rest/v1/rpc/schema_health': () => ({ body: healthRows(Date.now() - 3_600_000) }) },
    names.clock,
  ],
  [
    'the migrations',
    {
      'POST /rest/v1/rpc/schema_health': () => ({ body: healthRows(Date.now(), '20261128000001') }),
    },
    names.migration,
  ],
  [
    'a procedure that is taken away',
    {
      'POST /rest/v1/rpc/schema_health': () => ({
        body: healthRows().filter(({ item }) => item !== 'procedure like_event'),
      }),
    },
    names.procedure('like_event'),
  ],
  [
    'the mails',
    { 'POST /rest/v1/rpc/mail_summary': { body: [{ waiting: 0, dead: 2, oldest_waiting: null }] } },
    names.mails,
  ],
  [
    'the timer of the mails',
    {
      'POST /rest/v1/rpc/mail_summary': {
        body: [{ waiting: 1, dead: 0, oldest_waiting: '2026-01-01T00:00:00Z' }],
      },
    },
    names.mails,
  ],
  [
    'the lock of a table: visitors read',
    { 'GET /rest/v1/login_history': { body: [] } },
    names.visitors('login_history'),
  ],
];

describe('the checks', () => {
  it('all are well on a backend that is', async () => {
    expect(await notWell()).toEqual({ failed: [], unknown: [] });
  });

  it.each(faults)('broken: %s', async (_title, answers, row) => {
    backend.change(answers);
    expect(await notWell()).toEqual({ failed: [row], unknown: [] });
  });

  it('what hangs on an answer that did not come is not called broken', async () => {
    backend.change({ 'POST /rest/v1/rpc/schema_health': error(500) });
    const { failed, unknown } = await notWell();
    expect(failed).toEqual([names.health]);
    expect(unknown).toContain(names.migration);
    expect(unknown).toContain(names.procedure('like_event'));
  });

  it('a table that fails for everybody is not called open to visitors', async () => {
    backend.change({ 'GET /rest/v1/login_history': error(500) });
    expect(await notWell()).toEqual({
      failed: ['login_history'],
      unknown: [names.visitors('login_history')],
    });
  });

  it.each([
    ['live changes', names.realtime, () => (live.state.isSilent = true)],
    ['a table', 'venues', () => backend.change({ 'GET /rest/v1/venues': 'silent' })],
    [
      'a function',
      names.edgeFunction('increment-event-like'),
      () => backend.change({ 'POST /functions/v1/increment-event-like': 'silent' }),
    ],
  ])('silent for 10 s: %s', async (_title, row, silence) => {
    silence();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const results = resultsOf();
    await vi.advanceTimersByTimeAsync(10_500);
    const failed = [...(await results)].filter(([, { ok }]) => !ok);
    expect(failed.map(([name, { detail }]) => [name, detail])).toEqual([
      [row, words.details.timeout(10)],
    ]);
  });
});

describe('the report', () => {
  it('says what each check found, and holds no mail address, key or token', async () => {
    const message = `owner@mandap.example showed ${tokenOf('authenticated')} and sb_secret_0123456789abcdef`;
    backend.change({ 'GET /rest/v1/albums': error(500, 'XX000', message) });
    const checks = allChecks();
    const report = reportOf(checks, await resultsOf(checks), new Date());
    expect(report.trim().split('\n')).toHaveLength(checks.length + 1);
    expect(report).toMatch(/^Failed: albums, \d+ ms: 500 XX000: \[hidden\] showed \[hidden\]/m);
    expect(report).toMatch(/^OK: venues, \d+ ms/m);
    for (const secret of ['owner@mandap', 'eyJ', 'sb_', 'publishable_test', 'refresh-owner'])
      expect(report).not.toContain(secret);
  });

  it.each([
    ['asha.k+x@mail.example.in wrote', '[hidden] wrote'],
    [`key=${'a1'.repeat(20)}`, 'key=[hidden]'],
    ['relation "public.albums" does not exist', 'relation "public.albums" does not exist'],
  ])('%s is shown as %s', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });

  it('a secret is not left over where a long text is cut', () => {
    expect(withoutSecrets(`${'x '.repeat(118)}owner@mandap.example`)).not.toContain('owner');
  });
});

describe('the key of the site', () => {
  it.each([
    ['sb_publishable_x', 'publishable'],
    ['sb_secret_x', 'secret'],
    [tokenOf('service_role'), 'secret'],
    [tokenOf('anon'), 'anon'],
    ['nonsense', 'unknown'],
  ])('%s is recognized as %s', (key, kind) => {
    expect(kindOfKey(key)).toBe(kind);
  });
});

/** A JWT as the older keys are, unsigned. */
function tokenOf(role: string): string {
  return `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.c2ln`;
}
