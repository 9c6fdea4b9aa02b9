import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const codes = Array.from({ length: 50 }, (_none, place) => codeOf(place + 1));
const [first = '', second = '', third = ''] = codes;
const passes = codes.map((code) => ({ code }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

type Opened = Awaited<ReturnType<typeof offlineDesk>>;
/** The page loaded again, with a connection or without. */
async function reload({ phone, server, kept }: Opened, isReachable: boolean) {
  const again = openDesk(passes, { phone, kept });
  again.server.answered = server.answered;
  again.server.isReachable = isReachable;
  await again.desk.start();
  return again;
}
const figures = ({ state }: Pick<Opened, 'state'>) => {
  const { count, here, waiting } = state();
  return [here, count?.inside, waiting];
};

describe('what this phone has done', () => {
  it('moves its figures at once, online and off, and they outlive a reload', async () => {
    const opened = openDesk(passes);
    const { desk, server } = opened;
    server.here = 4;
    await desk.start();
    expect(figures(opened)).toEqual([4, 1, 0]);
    await desk.scan(first, 'camera');
    expect(figures(opened)).toEqual([5, 1, 0]);
    server.isReachable = false;
    await desk.sync();
    await desk.scan(second, 'camera');
    await desk.scan(third, 'camera');
    expect(figures(opened)).toEqual([7, 3, 2]);
    expect(figures(await reload(opened, false))).toEqual([7, 3, 2]);
  });

  it.each([
    ['sent', 'without a connection', true, false],
    ['sent', 'with one', true, true],
    ['waits', 'without a connection', false, false],
    ['waits', 'with one', false, true],
  ])('a scan that is %s can be undone after a reload %s', async (_is, _how, isSent, isOnline) => {
    const opened = openDesk(passes);
    await opened.desk.start();
    if (!isSent) opened.server.isReachable = false;
    await opened.desk.sync();
    await opened.desk.scan(first, 'camera');
    const id = opened.state().verdict?.id;

    const again = await reload(opened, isOnline);
    const [last] = again.state().last;
    expect(last).toMatchObject({ id, admitted: 1, isUndone: false, code: '' });
    if (!last) throw new Error('no scan');
    const [before = 0] = figures(again);
    await again.desk.undo(last);
    const [here] = figures(again);
    expect(here).toBe(isOnline ? 1 : before - 1);
    expect(again.state().last).toMatchObject([{ id, isUndone: true }]);
    const end = await reload({ ...opened, ...again }, true);
    expect(end.state().last).toMatchObject([{ id, isUndone: true }]);
    expect(figures(end)[2]).toBe(0);
    const isKnown = [...again.server.undone, ...end.server.undone].includes(id ?? '');
    expect(isKnown || !opened.server.answered.has(id ?? '')).toBe(true);
    await end.desk.scan(first, 'camera');
    expect(end.state().verdict).toMatchObject({ signal: 'admit', admitted: 1 });
  });
});

describe('a batch that the server refuses', () => {
  it.each(['scans', 'scan_known'])('for one of fifty (%s) holds no other back', async (hint) => {
    const opened = await offlineDesk(passes);
    const { desk, state, server, calls } = opened;
    for (const code of codes) await desk.scan(code, 'camera');
    expect(state().waiting).toBe(50);
    const bad = [...opened.phone.kept.queue.keys()][20];
    const push = calls.push.getMockImplementation();
    calls.push.mockImplementation(async (shift, scans) => {
      if (scans.some(({ id }) => id === bad))
        throw new DataError(
          { code: hint === 'scans' ? 'PT422' : 'PT409', hint, message: 'no' },
          409,
        );
      if (!push) throw new Error('no server');
      return push(shift, scans);
    });
    server.isReachable = true;
    await desk.sync();
    expect(state()).toMatchObject({ waiting: 0, isOnline: true });
    expect(server.answered.size).toBe(49);
    expect(state().conflicts.map(({ scan_id: id }) => id)).toEqual([bad]);
  });

  it('for want of time is kept whole, and sent with the same ids', async () => {
    const { desk, state, server, calls } = await offlineDesk(passes);
    for (const code of codes.slice(0, 5)) await desk.scan(code, 'camera');
    server.isReachable = true;
    calls.push.mockRejectedValue(new DataError({ code: 'PT503', message: 'later' }, 503));
    await desk.sync();
    expect(state()).toMatchObject({ waiting: 5, conflicts: [] });
    expect(server.answered.size).toBe(0);
  });
});
