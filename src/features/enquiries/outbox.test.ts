import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { clearDraft, finishDraft, loadDraft, returnToDraft, saveDraft } from './data/draft.ts';
import type { EnquiryRow } from './data/enquiryQueries.ts';
import {
  afterFailure,
  flush,
  isDue,
  isStale,
  isWaiting,
  isWorthTrying,
  nextDue,
  type OutboxStore,
  SILENT_MS,
  type Waiting,
} from './data/outbox.ts';
import { NOW, values, waiting } from '../../../tests/builders/waitingEnquiry.ts';

const noLine = () => new TypeError('Failed to fetch');
const refusal = () =>
  new DataError({ code: 'PT422', message: 'In the past.', hint: 'event_date' }, 422);
const limited = () => new DataError({ code: 'PT429', message: 'Too many' }, 429);

/** An in-memory outbox in place of IndexedDB. */
function inMemory(...entries: Waiting[]): OutboxStore & { kept: Map<string, Waiting> } {
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    kept,
    all: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (entry) => {
      kept.set(entry.id, entry);
    },
    remove: async (id) => {
      kept.delete(id);
    },
  };
}

/** Sends with these results in order (an error, or undefined for delivered) and records the rows. */
function sender(store: OutboxStore, ...answers: (Error | undefined)[]) {
  const sent: EnquiryRow[] = [];
  const deliver = async (row: EnquiryRow) => {
    sent.push(row);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { sent, store, deliver, now: () => NOW, random: () => 0.5 };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
});

describe('an entry of IndexedDB', () => {
  it('is valid as queued and as returned', () => {
    expect(isWaiting(waiting('a'))).toBe(true);
    expect(isWaiting(waiting('a', { refusal: { field: null, message: 'No.' } }))).toBe(true);
  });

  it.each([
    null,
    'a',
    { id: 'a' },
    { ...waiting('a'), id: 7 },
    { ...waiting('a'), row: null },
    { ...waiting('a'), row: { id: 'a', message: { html: '' } } },
    { ...waiting('a'), row: waiting('b').row },
    { ...waiting('a'), values: 'x' },
    { ...waiting('a'), refusal: {} },
    { ...waiting('a'), savedAt: Number.NaN },
    { ...waiting('a'), nextTryAt: '0' },
    { ...waiting('a'), isLimited: undefined },
  ])('is ignored if it was edited: %j', (entry) => {
    expect(isWaiting(entry)).toBe(false);
  });
});

describe('a queued enquiry', () => {
  it('is sent once, oldest first, and removed', async () => {
    const store = inMemory(waiting('b', { savedAt: NOW - 1 }), waiting('a', { savedAt: NOW - 2 }));
    const post = sender(store);
    expect(await flush(post, isDue)).toEqual(['a', 'b']);
    expect(post.sent.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(store.kept.size).toBe(0);
    expect(await flush(post, isDue)).toEqual([]);
    expect(post.sent).toHaveLength(2);
  });

  it('counts the time in the queue as fill time, whatever the clock', async () => {
    const day = 86_400_000;
    const store = inMemory(
      waiting('long', { openedAt: NOW - 3 * day, savedAt: NOW - 3 * day }),
      waiting('back', { openedAt: NOW + day, savedAt: NOW }),
    );
    const post = sender(store);
    await flush(post, isDue);
    expect(post.sent.map(({ fill_ms }) => fill_ms)).toEqual([3 * day, 30_000]);
  });

  it('stays in the queue when offline, and the others wait for the next round', async () => {
    const store = inMemory(waiting('a', { savedAt: NOW - 1 }), waiting('b'));
    const post = sender(store, noLine());
    expect(await flush(post, isDue)).toEqual([]);
    expect(post.sent).toHaveLength(1);
    expect(store.kept.get('a')).toMatchObject({ attempts: 1, nextTryAt: NOW + 2000 });
    expect(store.kept.get('b')).toEqual(waiting('b'));
    // The first now has a backoff and must not block the second.
    expect(await flush(post, isDue)).toEqual(['b']);
  });

  it('is kept with its error after a rejection, is not sent again and blocks no others', async () => {
    const store = inMemory(waiting('a', { savedAt: NOW - 1 }), waiting('b'));
    const post = sender(store, refusal());
    expect(await flush(post, isDue)).toEqual(['b']);
    expect(store.kept.get('a')?.refusal).toEqual({ field: 'eventDate', message: 'In the past.' });
    expect(await flush(post, isWorthTrying)).toEqual([]);
    expect(post.sent).toHaveLength(2);
  });

  it('does not come back if it was deleted while being sent', async () => {
    const store = inMemory(waiting('a'));
    const post = sender(store, noLine());
    const { deliver } = post;
    post.deliver = async (row) => {
      await store.remove('a');
      return deliver(row);
    };
    expect(await flush(post, isDue)).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('is not sent again if another tab has delivered it', async () => {
    const store = inMemory(waiting('a', { savedAt: NOW - 1 }), waiting('b'));
    const post = sender(store);
    const { deliver } = post;
    post.deliver = async (row) => {
      await store.remove('b');
      return deliver(row);
    };
    expect(await flush(post, isDue)).toEqual(['a']);
  });
});

describe('the next try', () => {
  it('comes after a growing random time with a limit', () => {
    const waits = [1, 2, 3, 10].map((attempts) => {
      const entry = waiting('a', { attempts: attempts - 1 });
      return [0, 1].map((random) => afterFailure(entry, noLine(), NOW, random).nextTryAt - NOW);
    });
    expect(waits).toEqual([
      [1000, 4000],
      [1000, 8000],
      [1000, 16_000],
      [1000, 60_000],
    ]);
  });

  it.each([500, 503, 0, 408])('HTTP %i passes with time', (status) => {
    const after = afterFailure(waiting('a'), new DataError({ message: 'x' }, status), NOW, 0);
    expect(after.refusal).toBeNull();
  });

  it.each([400, 401, 403, 404, 422])('HTTP %i does not', (status) => {
    const after = afterFailure(waiting('a'), new DataError({ message: 'x' }, status), NOW, 0);
    expect(after.refusal?.message).toMatch(/could not be accepted/);
    expect(isWorthTrying(after, NOW)).toBe(false);
  });

  it('comes at once when the page opens or the connection is back, but not after a 429', () => {
    const failed = afterFailure(waiting('a'), noLine(), NOW, 1);
    expect(isDue(failed, NOW)).toBe(false);
    expect(isWorthTrying(failed, NOW)).toBe(true);
    const many = afterFailure(waiting('a'), limited(), NOW, 1);
    expect(many.nextTryAt - NOW).toBe(300_000);
    expect(isWorthTrying(many, NOW)).toBe(false);
    expect(isWorthTrying(many, many.nextTryAt)).toBe(true);
    expect(nextDue([many, failed], NOW)).toBe(failed.nextTryAt);
  });

  it('never comes without asking after seven days', async () => {
    const old = waiting('a', { savedAt: NOW - SILENT_MS });
    expect(isStale(old, NOW - 1)).toBe(false);
    expect([isStale(old, NOW), isDue(old, NOW), isWorthTrying(old, NOW)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(nextDue([old], NOW)).toBeUndefined();
    expect(await flush(sender(inMemory(old)), ({ id }) => id === 'a')).toEqual(['a']);
  });
});

const draftOf = (name: string) => ({ values: { ...values, name }, service: null, attempt: null });

describe('a returned enquiry', () => {
  const back = {
    ...draftOf('Came back'),
    refusal: { field: 'eventDate', message: 'In the past.' },
  };

  it('is the draft again, and the draft in progress follows it', () => {
    saveDraft(draftOf('Typed meanwhile'), new Date(NOW));
    expect(returnToDraft(back)).toBe(true);
    expect(loadDraft()).toEqual(back);
    finishDraft();
    expect(loadDraft()?.values.name).toBe('Typed meanwhile');
    finishDraft();
    expect(loadDraft()).toBeNull();
  });

  it('is cleared together with the other by "Start over"', () => {
    saveDraft(draftOf('Typed meanwhile'), new Date(NOW));
    returnToDraft(back);
    clearDraft();
    expect(loadDraft()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
