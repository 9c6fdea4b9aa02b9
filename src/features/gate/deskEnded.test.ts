import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { recallEnded } from './admin/data/endedShift.ts';
import { sendLeftScans } from './admin/data/leftScans.ts';
import { offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const codes = [codeOf(1), codeOf(2), codeOf(3), codeOf(4)] as const;
const [single, other, group, fourth] = codes;
const passes = [{ code: single }, { code: other }, { code: group, people: 6 }, { code: fourth }];

/** What a disabled account is answered. */
const refused = (status = 403) => new DataError({ code: '42501', message: 'no' }, status);
/** A shift that ends with its account, a helper's. */
const helper = (ms: number) => {
  const end = new Date(Date.now() + ms).toISOString();
  return { ends_at: end, account: { ends_at: end, is_helper: true } };
};
type Opened = Awaited<ReturnType<typeof offlineDesk>>;

/** The server refuses every call of the account, and answers without one why. */
function disable({ calls, server }: Opened, ended: Opened['server']['ended'] = 'revoked') {
  server.isReachable = true;
  server.ended = ended;
  for (const name of ['checkIn', 'push', 'undo', 'count', 'list', 'admitOrder'] as const)
    calls[name].mockRejectedValue(refused());
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a phone that was disabled while it had no connection', () => {
  it('judges on, and ends once it has one: told once, its scans kept, nothing else', async () => {
    const opened = await offlineDesk(passes);
    const { desk, state, calls, phone } = opened;
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'look', admitted: 1 });
    await desk.admit({ code: group, how: 'camera', people: 4 });
    expect(state()).toMatchObject({ waiting: 2, isOver: false });
    expect(recallEnded()).toBeUndefined();

    disable(opened);
    await desk.sync();
    expect(state()).toMatchObject({ isOver: true, isRefused: false, verdict: undefined, last: [] });
    const end = { why: 'revoked', people: 5, isTold: true, isHelper: false };
    expect(state().ended).toMatchObject(end);
    expect(recallEnded()).toEqual(state().ended);
    expect(calls.noteEnd.mock.calls.map(([, unsent]) => unsent.people)).toEqual([5]);
    expect({ ...phone.kept, queue: phone.kept.queue.size }).toEqual({ queue: 2 });
    const written = JSON.stringify([...phone.kept.queue.values(), localStorage]);
    for (const code of codes) expect(written).not.toContain(code.slice(0, 8));
    expect(written).not.toContain('Gate 1');

    await desk.sync();
    await desk.scan(other, 'camera');
    expect(phone.kept.queue.size).toBe(2);
    expect(calls.noteEnd).toHaveBeenCalledOnce();
  });

  it('leaves out whom it sent away again, and names what may have arrived', async () => {
    const opened = await offlineDesk(passes);
    const { desk, state, calls } = opened;
    await desk.scan(single, 'camera');
    // Tried once in the background: the server may know it.
    await vi.waitFor(() => expect(calls.push).toHaveBeenCalled());
    await desk.sync();
    const sent = state().verdict?.id;
    await desk.scan(other, 'camera');
    const { verdict } = state();
    if (verdict) await desk.undo(verdict);
    disable(opened);
    await desk.sync();
    expect(state().ended).toMatchObject({ people: 1, sent: [sent] });
  });

  it('lets nobody in from the refusal on, though the connection is lost before it is told why', async () => {
    const opened = await offlineDesk(passes);
    const { desk, state, calls, server } = opened;
    disable(opened);
    calls.noteEnd.mockImplementation(async () => {
      server.isReachable = false;
      throw new DataError({ message: 'Failed to fetch' }, 0);
    });
    await desk.sync();
    expect(state()).toMatchObject({ isOver: false, isRefused: true });
    for (const isOnline of [true, false]) {
      desk.state.set({ isOnline });
      await desk.scan(other, 'camera');
      expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'shift_over' });
    }
    expect(state().waiting).toBe(0);
    calls.noteEnd.mockResolvedValue('revoked');
    await desk.sync();
    expect(state().ended).toMatchObject({ why: 'revoked', isTold: true });
  });

  it('goes on after a token that could not be renewed', async () => {
    const opened = await offlineDesk(passes);
    const { desk, state, calls, server } = opened;
    server.isReachable = true;
    calls.list.mockRejectedValueOnce(refused(401));
    await desk.sync();
    expect(state()).toMatchObject({ isOver: false, isRefused: true });
    server.isReachable = false;
    desk.state.set({ isOnline: false });
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'look', admitted: 1 });
    server.isReachable = true;
    await desk.sync();
    expect(state()).toMatchObject({ isRefused: false, isOnline: true, waiting: 0 });
  });
});

describe('a shift that is revoked while its account lives', () => {
  it('keeps what it could not send, until the next sign-in says that it is lost', async () => {
    const { desk, state, calls, server, phone } = await offlineDesk(passes);
    await desk.scan(single, 'camera');
    server.isReachable = true;
    const revoked = new DataError({ code: 'PT409', hint: 'revoked', message: 'Ended.' }, 409);
    calls.push.mockRejectedValue(revoked);
    await desk.sync();
    expect(state()).toMatchObject({ isOver: true, ended: { why: 'unknown', people: 1 } });
    expect(phone.kept.queue.size).toBe(1);
    expect(await sendLeftScans('u', calls, phone.store)).toMatchObject({ lost: 1, sent: 0 });
  });

  it('brings no list back that was on its way', async () => {
    const { desk, state, calls, server, phone } = openDesk(passes);
    await desk.start();
    const arrival = new EventTarget();
    const arrived = new Promise((resolve) => {
      arrival.addEventListener('answer', resolve);
    });
    calls.list.mockImplementationOnce(async () => {
      await arrived;
      return server.list;
    });
    const reading = desk.sync();
    server.ended = 'revoked';
    calls.checkIn.mockRejectedValue(refused());
    await desk.scan(single, 'camera');
    expect(state().isOver).toBe(true);
    arrival.dispatchEvent(new Event('answer'));
    await reading;
    expect(phone.kept).toEqual({ queue: new Map() });
  });
});

describe('the own end', () => {
  it('comes without a connection, by the server’s time', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const shift = helper(60_000);
      const { desk, state, phone, server } = openDesk(passes, { shift });
      await desk.start();
      expect(phone.kept.shift?.shift.account).toEqual(shift.account);
      server.isReachable = false;
      await desk.sync();
      await desk.scan(single, 'camera');
      expect(state().verdict).toMatchObject({ admitted: 1 });
      vi.advanceTimersByTime(61_000);
      await desk.scan(other, 'camera');
      await vi.waitFor(() => expect(state().isOver).toBe(true));
      const end = { why: 'over', isHelper: true, people: 1, isTold: false };
      expect(state().ended).toMatchObject(end);
      expect(phone.kept.list).toBeUndefined();
      expect(phone.kept.queue.size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('during a request that is not answered lets nobody in', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const { desk, state, calls, server } = openDesk(passes, { shift: helper(60_000) });
      await desk.start();
      calls.checkIn.mockImplementationOnce(async () => {
        vi.advanceTimersByTime(61_000);
        server.isReachable = false;
        throw new DataError({ message: 'Failed to fetch' }, 0);
      });
      const seen: unknown[] = [];
      desk.state.subscribe(() => seen.push(state().verdict?.admitted));
      await desk.scan(single, 'camera');
      await vi.waitFor(() => expect(state().ended?.why).toBe('over'));
      expect(seen).not.toContain(1);
      // Queued to be taken back, should it have arrived.
      expect(state().ended?.people).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that the owner has moved is followed', async () => {
    const { desk, state, calls, phone } = openDesk(passes, { shift: helper(-1000) });
    const later = helper(60_000);
    const known = await calls.count('');
    calls.count.mockResolvedValue({ ...known, ...later });
    await desk.start();
    expect(state().isOver).toBe(false);
    expect(phone.kept.shift?.shift.ends_at).toBe(later.ends_at);
  });
});
