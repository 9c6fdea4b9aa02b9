import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { failureOf, sentenceOf } from '@/shared/supabase/failure.ts';
import { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import { call, UnreadableAnswerError } from './call.ts';

const wait = v.object({ id: v.string(), night_ids: v.array(v.string()) });
const args = { p_id: 'i', p_key: 'k' };
const readWait = call('get_waiting', { answer: wait, patience: 50 });
const client = () => new VisitorClient('https://api.example', 'sb_publishable_test');

/** Answers requests with a status and JSON, or never. */
function answerWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
/** Keeps a request open until its signal ends it. */
function hang() {
  const fetched = vi.fn<typeof fetch>(
    async (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const signalOf = (fetched: ReturnType<typeof hang>) => fetched.mock.calls[0]?.[1]?.signal;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('a described call', () => {
  it('answers what its schema reads, without keys of a newer server', async () => {
    answerWith(200, { id: 'w', night_ids: [], source: 'site' });
    expect(await readWait(client(), args)).toEqual({ id: 'w', night_ids: [] });
  });

  it.each([
    ['a key is missing', { id: 'w' }, 'night_ids'],
    ['a key is null', { id: 'w', night_ids: null }, 'night_ids'],
    ['a value deep inside is of another kind', { id: 'w', night_ids: ['n', 1] }, 'night_ids.1'],
    ['it is null', null, ''],
    ['it is a list', [], 'id'],
    ['it is a sentence', 'maintenance', ''],
  ])('rejects an answer where %s, with its path', async (_case, body, path) => {
    answerWith(200, body);
    const error = await readWait(client(), args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableAnswerError);
    expect(String(error)).toContain(`get_waiting answered what cannot be read at "${path}"`);
    expect(failureOf(error).kind).toBe('unreachable');
  });

  it('logs an unreadable answer once, however often it is polled', async () => {
    answerWith(200, { id: 'w', night_ids: [7] });
    for (let poll = 0; poll < 3; poll += 1)
      await expect(readWait(client(), args)).rejects.toThrow('cannot be read');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('ends a request that takes too long, and says that nobody answered', async () => {
    const fetched = hang();
    const error = await readWait(client(), args).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(failureOf(error).kind).toBe('unreachable');
    expect(signalOf(fetched)?.aborted).toBe(true);
  });

  it('ends it with the signal that it was given, also with one that has ended before', async () => {
    const fetched = hang();
    const outer = new AbortController();
    const running = readWait(client(), args, outer.signal);
    outer.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(readWait(client(), args, AbortSignal.abort())).rejects.toThrow('No answer');
    expect(signalOf(fetched)?.aborted).toBe(true);
  });

  it('ends it even while the client waits for something else, such as a new token', async () => {
    const never = { rpc: () => ({ abortSignal: async () => new Promise<never>(() => {}) }) };
    await expect(readWait(never, args)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

const error = (code: string, status: number, more = {}) =>
  new DataError({ code, message: 'A sentence.', ...more }, status);

describe('what a failed call means', () => {
  it.each([
    [new TypeError('Failed to fetch'), { kind: 'unreachable', message: '' }],
    [error('', 0), { kind: 'unreachable', message: '' }],
    [error('', 502), { kind: 'busy', hint: '', message: '' }],
    [error('PT503', 503), { kind: 'busy', hint: 'later', message: 'A sentence.' }],
    [error('PT429', 429), { kind: 'busy', hint: 'limit', message: 'A sentence.' }],
    [error('', 429), { kind: 'busy', hint: 'limit', message: '' }],
    [error('42501', 403), { kind: 'denied', message: '' }],
    [error('PGRST301', 401), { kind: 'denied', message: '' }],
    [error('PT404', 404), { kind: 'gone', message: 'A sentence.' }],
    [error('PT422', 422, { hint: 'p_phone' }), { kind: 'field', hint: 'p_phone' }],
    [
      error('PT409', 409, { hint: 'price', details: '{"total_paise":5}' }),
      { kind: 'refused', hint: 'price', details: { total_paise: 5 } },
    ],
    [error('PT409', 409, { details: '<html>' }), { kind: 'refused', details: {} }],
    [error('23505', 409), { kind: 'refused', hint: 'taken', message: '' }],
    [error('23514', 400), { kind: 'refused', hint: 'broken', message: '' }],
    // A function that an older server does not have, and a malformed argument.
    [error('PGRST202', 404), { kind: 'invalid', hint: '', message: '' }],
    [error('22P02', 400), { kind: 'invalid', message: '' }],
  ])('%s', (thrown, expected) => {
    expect(failureOf(thrown)).toMatchObject(expected);
  });

  it('is said in the sentence of the backend, or in another', () => {
    expect(sentenceOf(error('PT404', 404), 'Not done.')).toBe('A sentence.');
    expect(sentenceOf(error('22P02', 400), 'Not done.')).toBe('Not done.');
  });
});
