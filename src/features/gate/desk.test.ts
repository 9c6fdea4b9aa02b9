import { describe, expect, it, vi } from 'vitest';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { scanReasons } from '@/shared/lists/scanReasons.ts';
import { noConnection, offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const [single, other, group] = [codeOf(1), codeOf(2), codeOf(3)];
const passes = [{ code: single }, { code: other }, { code: group, people: 6, kind: 1 }];

describe('with a connection', () => {
  it('is green by the server alone', async () => {
    const { desk, state, calls } = openDesk(passes);
    await desk.start();
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'admit', admitted: 1, isChecked: true });
    expect(calls.checkIn).toHaveBeenCalledOnce();
    expect(state().waiting).toBe(0);
  });

  it.each(scanReasons)('says %s and what to do', async (reason) => {
    const { desk, state, server } = openDesk(passes);
    await desk.start();
    server.judge = () => ({
      result: 'refused',
      reason,
      since: '2026-10-09T14:12:00Z',
      gate: 'Gate 2',
    });
    await desk.scan(single, 'wedge');
    expect(state().verdict).toMatchObject({
      signal: reason === 'too_many' ? 'look' : 'stop',
      reason,
      gate: 'Gate 2',
    });
    expect(adminCheckIn.verdict.reasons[reason]).not.toBe('');
    expect(adminCheckIn.verdict.todo[reason]).not.toBe('');
  });

  it('is red at once by the list, and follows the server a moment later', async () => {
    const { desk, state } = openDesk([{ code: single, state: 2 }]);
    await desk.start();
    const seen: (string | undefined)[] = [];
    desk.state.subscribe(() => seen.push(state().verdict?.signal));
    await desk.scan(single, 'camera');
    expect(seen.filter((signal, index) => signal !== seen[index - 1])).toEqual(['stop', 'admit']);
  });

  it('asks a group for its number, and takes the rest later', async () => {
    const { desk, state, server, calls } = openDesk(passes);
    await desk.start();
    server.judge = ({ people }) => ({
      result: 'admitted',
      people: 6,
      admitted: people,
      left: 6 - people,
    });
    await desk.scan(group, 'camera');
    expect(state().verdict).toMatchObject({ reason: 'how_many', left: 6 });
    expect(calls.checkIn).not.toHaveBeenCalled();
    await desk.admit({ code: group, how: 'camera', people: 4 });
    expect(state().verdict).toMatchObject({ signal: 'admit', admitted: 4, left: 2 });
    await desk.scan(group, 'camera');
    expect(state().verdict).toMatchObject({ reason: 'how_many', left: 2 });
  });

  it('takes a short code only if it was typed', async () => {
    const { desk, state } = openDesk(passes);
    await desk.start();
    await desk.scan(single.slice(0, 8), 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'not_a_pass' });
    await desk.scan(single.slice(0, 8), 'typed');
    expect(state().verdict).toMatchObject({ signal: 'admit' });
  });

  it('undoes, once', async () => {
    const { desk, state, server } = openDesk(passes);
    await desk.start();
    await desk.scan(single, 'camera');
    const { verdict } = state();
    if (!verdict) throw new Error('no verdict');
    await desk.undo(verdict);
    expect(server.undone).toEqual([verdict.id]);
    expect(state()).toMatchObject({ verdict: undefined, waiting: 0 });
    expect(state().last[0]).toMatchObject({ id: verdict.id, isUndone: true });
  });
});

const admitOne = async () => {
  const opened = openDesk(passes);
  const { desk, state, server } = opened;
  server.judge = () => ({
    result: 'admitted',
    admitted: 1,
    others: { passes: 2, people: 3 },
  });
  await desk.start();
  await desk.scan(single, 'camera');
  const { verdict } = state();
  if (!verdict) throw new Error('no verdict');
  expect(verdict.others).toEqual({ passes: 2, people: 3 });
  return { ...opened, verdict };
};

describe('the others of an order', () => {
  it('are let in by one tap, and taken back by one', async () => {
    const { desk, state, calls, server, verdict } = await admitOne();
    await desk.admitOrder(verdict);
    expect(calls.admitOrder.mock.calls[0]?.[2]).toBe(verdict.id);
    const all = state().verdict;
    expect(all).toMatchObject({ signal: 'admit', admitted: 3, isChecked: true });
    expect(state().last.map(({ admitted }) => admitted)).toEqual([3, 1]);
    if (all) await desk.undo(all);
    expect(server.undone).toEqual([calls.admitOrder.mock.calls[0]?.[1]]);
    expect(state().last.map(({ isUndone }) => isUndone)).toEqual([true, false]);
  });

  it('are not counted as inside when the answer was lost', async () => {
    const { desk, state, calls, server, verdict } = await admitOne();
    calls.admitOrder.mockImplementationOnce(async (_shift, id) => {
      server.answered.set(id, { scan_id: id, result: 'admitted', people: 3, admitted: 3, left: 0 });
      throw noConnection();
    });
    await desk.admitOrder(verdict);
    expect(state().verdict).toMatchObject({ signal: 'look', reason: 'order_lost', admitted: 0 });
    await desk.sync();
    expect(server.undone).toEqual([calls.admitOrder.mock.calls[0]?.[1]]);
    expect(state()).toMatchObject({ waiting: 0, conflicts: [] });
  });
});

it('no answer in time: amber, and green when it comes', async () => {
  const { desk, state, calls, server } = openDesk(passes);
  await desk.start();
  const arrival = new EventTarget();
  const slow = new Promise((resolve) => {
    arrival.addEventListener('answer', resolve);
  });
  calls.checkIn.mockImplementationOnce(async (_shift, { id, people }) => {
    await slow;
    const answer = {
      scan_id: id,
      result: 'admitted' as const,
      people: 1,
      admitted: people,
      left: 0,
    };
    server.answered.set(id, answer);
    return { ...answer, now: new Date().toISOString(), count: { inside: 1, expected: 9 } };
  });
  server.isReachable = false;
  await desk.scan(single, 'camera');
  expect(state().verdict).toMatchObject({ signal: 'look', admitted: 1 });
  arrival.dispatchEvent(new Event('answer'));
  await vi.waitFor(() => expect(state().verdict).toMatchObject({ signal: 'admit' }));
  expect(state()).toMatchObject({ waiting: 0, conflicts: [] });
});

describe('at the end', () => {
  it.each(['closed', 'revoked'])('nothing is left on the phone: %s', async (how) => {
    const { desk, state, server, phone } = openDesk(passes);
    await desk.start();
    expect(phone.kept.list).toBeDefined();
    if (how === 'revoked') server.list = { over: true };
    await (how === 'closed' ? desk.close() : desk.sync());
    expect(state()).toMatchObject({ isOver: true, last: [] });
    expect(phone.kept).toEqual({ queue: new Map() });
  });

  it('says what a counter has counted', async () => {
    const { desk, state, calls } = openDesk(passes, { shift: { kind: 'counter' } });
    await desk.start();
    expect(await desk.close(12_300)).toBe(true);
    expect(calls.close.mock.calls[0]?.[1]).toBe(12_300);
    expect(state().closed).toMatchObject({ kind: 'counter' });
  });

  it('is put off while scans wait', async () => {
    const { desk, state, calls } = await offlineDesk(passes);
    await desk.scan(single, 'camera');
    expect(await desk.close()).toBe(false);
    expect(calls.close).not.toHaveBeenCalled();
    expect(state().isOver).toBe(false);
  });

  it('judges nothing after its end, by the server’s time', async () => {
    const { desk, state, calls } = openDesk(passes, { shift: { ends_at: '2026-01-01T00:00:00Z' } });
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'shift_over' });
    expect(calls.checkIn).not.toHaveBeenCalled();
  });
});
