import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { noConnection, offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const [single, other, group] = [codeOf(1), codeOf(2), codeOf(3)];
const passes = [{ code: single }, { code: other }, { code: group, people: 6, kind: 1 }];

describe('without a connection', () => {
  it('is amber for whom the list knows, and never green', async () => {
    const { desk, state, calls } = await offlineDesk(passes);
    calls.checkIn.mockClear();
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'look', admitted: 1, isChecked: false });
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'inside' });
    expect(state().waiting).toBe(1);
    expect(calls.checkIn).not.toHaveBeenCalled();
  });

  it.each([
    ['cancelled', 1],
    ['unpaid', 2],
    ['taken_back', 3],
    ['blocked', 4],
    ['wrong_night', 5],
  ])('says %s by the list', async (reason, code) => {
    const { desk, state } = await offlineDesk([{ code: single, state: code }]);
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason });
    expect(state().waiting).toBe(0);
  });

  it('says that a pass is not in the list, that there is none, and that a group is smaller', async () => {
    const { desk, state } = await offlineDesk(passes);
    await desk.scan(codeOf(99), 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'not_listed' });
    await desk.admit({ code: group, how: 'camera', people: 7 });
    expect(state().verdict).toMatchObject({ signal: 'look', reason: 'too_many', admitted: 0 });
    const without = openDesk(passes);
    without.server.isReachable = false;
    await without.desk.start();
    await without.desk.scan(single, 'camera');
    expect(without.state().verdict).toMatchObject({ signal: 'stop', reason: 'no_list' });
  });

  it('goes on in a page that is opened again, and sends all with the same ids', async () => {
    const first = await offlineDesk(passes);
    await first.desk.scan(single, 'camera');
    const id = first.state().verdict?.id;
    const second = openDesk(passes, { phone: first.phone });
    second.server.isReachable = false;
    await second.desk.start();
    expect(second.state().waiting).toBe(1);
    await second.desk.scan(single, 'camera');
    expect(second.state().verdict).toMatchObject({ reason: 'inside' });
    second.server.isReachable = true;
    await second.desk.sync();
    const hash = createHash('sha256').update(single).digest('hex');
    expect(second.calls.push.mock.calls[0]?.[1]).toEqual([expect.objectContaining({ id, hash })]);
    expect(second.state()).toMatchObject({ isOnline: true, waiting: 0, conflicts: [] });
    expect(second.phone.kept.queue.size).toBe(0);
  });

  it('does not use a list whose bytes were changed on the phone', async () => {
    const { phone } = await offlineDesk(passes);
    const { list } = phone.kept;
    if (!list) throw new Error('no list');
    for (const byte of [undefined, 15]) {
      if (byte !== undefined) list.rows[byte] = 1;
      const { desk, state, server } = openDesk(passes, { phone });
      server.isReachable = false;
      await desk.start();
      await desk.scan(byte === undefined ? other : codeOf(9), 'camera');
      expect(state().verdict?.reason).toBe(byte === undefined ? undefined : 'no_list');
      desk.clear();
    }
  });

  it('a lost answer is asked for with the same id, and is no conflict', async () => {
    const { desk, state, server, calls } = openDesk(passes);
    await desk.start();
    // The server judges, and its answer is lost.
    calls.checkIn.mockImplementationOnce(async (_shift, scan) => {
      server.answered.set(scan.id, {
        scan_id: scan.id,
        result: 'admitted',
        people: 1,
        admitted: 1,
        left: 0,
      });
      server.isReachable = false;
      throw noConnection();
    });
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'look', admitted: 1 });
    server.isReachable = true;
    await desk.sync();
    expect(server.answered.size).toBe(1);
    expect(state()).toMatchObject({ conflicts: [], waiting: 0, isOnline: true });
    expect(state().verdict).toMatchObject({ signal: 'admit', isChecked: true });
  });

  it('whoever was sent away is not counted as inside, when the server has let them in unheard', async () => {
    const { desk, state, server, calls } = openDesk(passes);
    await desk.start();
    const sold = codeOf(50);
    calls.checkIn.mockImplementationOnce(async (_shift, scan) => {
      server.answered.set(scan.id, {
        scan_id: scan.id,
        result: 'admitted',
        people: 1,
        admitted: 1,
        left: 0,
      });
      server.isReachable = false;
      throw noConnection();
    });
    await desk.scan(sold, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'not_listed' });
    server.isReachable = true;
    await desk.sync();
    expect(server.undone).toHaveLength(1);
    expect(state().waiting).toBe(0);
  });

  it('lists what another gate let in before', async () => {
    const { desk, state, server } = await offlineDesk(passes);
    await desk.scan(single, 'camera');
    server.judge = () => ({ result: 'conflict', reason: 'inside', kind: 'One night' });
    server.isReachable = true;
    await desk.sync();
    expect(state().conflicts).toEqual([
      expect.objectContaining({ reason: 'inside', kind: 'One night' }),
    ]);
    await desk.sync();
    expect(state().conflicts).toHaveLength(1);
  });

  it('undoes what was not sent, without the server', async () => {
    const { desk, state, calls, server } = await offlineDesk(passes);
    await desk.scan(single, 'camera');
    const { verdict } = state();
    if (!verdict) throw new Error('no verdict');
    // The scan was tried once in the background.
    await vi.waitFor(() => expect(calls.push).toHaveBeenCalled());
    await desk.undo(verdict);
    server.isReachable = true;
    await desk.sync();
    expect(server.answered.size).toBe(0);
    expect(state()).toMatchObject({ waiting: 0, conflicts: [] });
    await desk.scan(single, 'camera');
    expect(state().verdict).toMatchObject({ signal: 'admit' });
  });
});
