import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { qrText } from '@/shared/lib/passCode.ts';
import {
  group,
  NEW,
  other,
  type Page,
  phoneAtGate,
  single,
  situations,
  slow,
  started,
  webLocks,
  wrong,
} from './onePhone.fixture.ts';

/** What is shown there, one after the other, and what the phone says. */
const questions: [name: string, ask: (page: Page) => Promise<unknown>, verdict: object][] = [
  [
    'the pass that is in',
    async ({ desk }) => desk.scan(single, 'typed'),
    { signal: 'stop', reason: 'inside', admitted: 0 },
  ],
  [
    'it once more, by its short code',
    async ({ desk }) => desk.scan(single.slice(0, 8), 'typed'),
    { signal: 'stop', reason: 'inside', admitted: 0 },
  ],
  [
    'the group of whom four are in',
    async ({ desk }) => desk.scan(qrText(group), 'camera'),
    { signal: 'look', reason: 'how_many', left: 2 },
  ],
  [
    'three of it',
    async ({ desk }) => desk.admit({ code: group, how: 'camera', people: 3 }),
    { signal: 'look', reason: 'too_many', admitted: 0 },
  ],
  [
    'the last two of it',
    async ({ desk }) => desk.admit({ code: group, how: 'camera', people: 2 }),
    { admitted: 2, left: 0 },
  ],
  [
    'the group again',
    async ({ desk }) => desk.scan(group, 'wedge'),
    { signal: 'stop', reason: 'inside' },
  ],
  ['another pass', async ({ desk }) => desk.scan(other, 'camera'), { admitted: 1 }],
  [
    'it again',
    async ({ desk }) => desk.scan(other.toLowerCase(), 'camera'),
    { signal: 'stop', reason: 'inside' },
  ],
  [
    'it after it was taken back',
    async ({ desk, state }) => {
      const last = state().last.find(({ admitted, isUndone }) => admitted > 0 && !isUndone);
      if (last) await desk.undo(last);
      await desk.scan(other, 'camera');
    },
    { admitted: 1 },
  ],
  [
    'a pass of another night',
    async ({ desk }) => desk.scan(wrong, 'camera'),
    { signal: 'stop', reason: 'wrong_night' },
  ],
  [
    'no pass',
    async ({ desk }) => desk.scan('upi://pay?pa=shop@bank&am=500', 'camera'),
    { signal: 'stop', reason: 'not_a_pass' },
  ],
];

describe.each(['with Web Locks', 'without Web Locks'])('one phone, %s', (locks) => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('navigator', locks === 'with Web Locks' ? { locks: webLocks() } : {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(Object.entries(situations))(
    'lets each in once, and the server knows of all: %s',
    async (_name, again) => {
      const at = phoneAtGate();
      const first = await started(at.open());
      await started(at.open());
      at.reach(false);
      for (const { desk } of at.pages) await desk.sync();
      await first.desk.scan(single, 'camera');
      await first.desk.admit({ code: group, how: 'camera', people: 4 });
      expect(first.state().waiting).toBe(2);

      const page = await again(at, first);
      // The list of an earlier shift is gone: of whom it let in, the phone knows all the same.
      if (page.kept.shift.id === NEW) await page.desk.sync();
      for (const [name, ask, verdict] of questions) {
        await ask(page);
        expect([name, page.state().verdict]).toMatchObject([name, verdict]);
      }

      at.reach(true);
      const end = at.open({ kept: first.kept });
      await end.desk.start();
      await page.desk.sync();
      await end.desk.sync();
      expect([single, group, other, wrong].map(at.entered)).toEqual([1, 6, 1, undefined]);
      expect(at.pages.flatMap(({ state }) => state().conflicts)).toEqual([]);
      expect([...at.phone.kept.queue.values()].map(({ pass }) => pass).filter(Boolean)).toEqual([]);
    },
  );

  it('judges a pass once that is shown to two tabs at the same time, whatever the connection', async () => {
    for (const how of ['online', 'slow', 'offline']) {
      const at = phoneAtGate();
      const tabs = [await started(at.open()), await started(at.open())];
      if (how === 'offline') {
        at.reach(false);
        for (const { desk } of tabs) await desk.sync();
      }
      if (how === 'slow') for (const tab of tabs) slow(tab, 'checkIn');
      await Promise.all(tabs.map(async ({ desk }) => desk.scan(single, 'camera')));
      const admitted = tabs.map(({ state }) => state().verdict?.admitted);
      expect(admitted.filter(Boolean)).toEqual([1]);
      at.reach(true);
      await vi.waitFor(() => expect(at.entered(single)).toBe(1), 5000);
      for (const { desk } of tabs) await desk.sync();
      expect(tabs.flatMap(({ state }) => state().conflicts)).toEqual([]);
    }
  });
});
