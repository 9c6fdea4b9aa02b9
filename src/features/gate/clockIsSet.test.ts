import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { resumeShift } from './admin/data/resumeShift.ts';
import { openDesk, phoneStore } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const [single, other] = [codeOf(1), codeOf(2)];
const passes = [{ code: single }, { code: other }];
const HOUR = 3_600_000;

describe('a clock that is set while there is no connection', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(() => vi.useRealTimers());

  /** Hours that the clock is wrong by at the start, and that it is set by; in a page or while none is open. */
  it.each([
    [-6, 6, 'closed'],
    [-0.5, 0.5, 'closed'],
    [0, 6, 'closed'],
    [0, 48, 'closed'],
    [0, 8760, 'open'],
    [3, -3, 'closed'],
    [0, -8760, 'open'],
    [-6, 6, 'open'],
    [0, -24, 'open'],
    [0, -24, 'closed'],
    [0, 8760, 'closed'],
    [-24, 24, 'closed'],
    [24, -24, 'closed'],
    // By another zone's wall clock, and by a summer time that Patna does not have.
    [5.5, -5.5, 'closed'],
    [-5.5, 5.5, 'open'],
    [1, -1, 'closed'],
    [8760, -8760, 'open'],
    // A phone that has lost its battery begins at 1970.
    [0, -Math.floor(Date.now() / HOUR), 'closed'],
    [-87_600, 87_600, 'open'],
  ] as const)(
    'wrong by %d h and set by %d h in a page that is %s: the shift goes on',
    async (wrong, by, page) => {
      const phone = phoneStore();
      const server = Date.now();
      vi.setSystemTime(server + wrong * HOUR);
      const shift = { ends_at: new Date(server + 4 * HOUR).toISOString() };
      const { kept } = openDesk(passes);
      const own = {
        ...kept,
        shift: { ...kept.shift, ...shift },
        ahead: -wrong * HOUR,
        past: server,
      };
      await phone.store.keepShift(own);
      const first = openDesk(passes, { phone, shift, kept: own });
      await first.desk.start();
      first.server.isReachable = false;
      await first.desk.sync();
      vi.setSystemTime(Date.now() + by * HOUR);
      if (page === 'open') await first.desk.sync();

      const { kept: next } = await resumeShift({ user: undefined, isUnknown: true }, phone.store);
      if (!next) throw new Error('the shift has ended');
      const second = openDesk(passes, { phone, shift, kept: next });
      second.server.isReachable = false;

      await second.desk.scan(single, 'camera');
      expect(second.state()).toMatchObject({ verdict: { admitted: 1 }, isOver: false });
      // It ends with the time that was seen to pass.
      vi.advanceTimersByTime(4 * HOUR + 1);
      await second.desk.scan(other, 'camera');
      await vi.waitFor(() => expect(second.state().isOver).toBe(true));
    },
  );
});

describe('a shift whose end has come by the phone’s clock', () => {
  it.each([
    ['goes on when the server says so', 1, 'goes on'],
    ['ends when the server says so', -1, 'ends'],
    ['goes on until the server can be asked', undefined, 'goes on'],
  ])('%s', async (_name, hours, then) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = phoneStore();
    const { kept, calls } = openDesk(passes);
    const past = Date.parse(kept.shift.ends_at) - HOUR;
    await store.keepShift({ ...kept, ahead: 3 * HOUR, past });
    const { ended, kept: next } = await resumeShift(
      { user: 'u', isUnknown: false },
      store,
      (clock) => ({
        count: async (id) => {
          if (hours === undefined) throw new DataError({ message: 'Failed to fetch' }, 0);
          const now = new Date().toISOString();
          clock.note(now, clock.mark(), clock.mark());
          const end = new Date(Date.now() + hours * HOUR).toISOString();
          return { ...(await calls.count(id)), ends_at: end };
        },
      }),
    );
    expect(next ? 'goes on' : ended && 'ends').toBe(then);
    expect((await store.shift()) === undefined).toBe(then === 'ends');
  });
});
