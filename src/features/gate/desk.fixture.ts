import { vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import type { Answer, GateCount } from './admin/data/answers.ts';
import type { GateCalls, NewScan, SentScan } from './admin/data/calls.ts';
import { createDesk } from './admin/data/desk.ts';
import {
  type GateStore,
  type KeptList,
  type KeptShift,
  type Lease,
  nextLease,
  type OwnScans,
  type WaitingScan,
} from './admin/data/gateStore.ts';
import { createServerClock } from './admin/data/serverClock.ts';
import { listAnswer } from './gate.fixture.ts';

const SHIFT = '0b7f9a52-8f5c-4a83-9f0a-3c1e5d7b9a10';
/** The error of a request without a connection. */
export const noConnection = () => new DataError({ message: 'Failed to fetch' }, 0);

/** The storage of a phone; the browser's own is tested in tests/e2e/journeys/check-in.spec.ts. */
export function phoneStore() {
  const kept: {
    shift?: KeptShift;
    list?: KeptList;
    own?: OwnScans;
    queue: Map<string, WaitingScan>;
  } = { queue: new Map() };
  const leases = new Map<string, Lease>();
  const store: GateStore = {
    shift: async () => kept.shift,
    keepShift: async (shift) => void (kept.shift = shift),
    list: async () => kept.list && structuredClone(kept.list),
    keepList: async (list) => void (kept.list = structuredClone(list)),
    own: async () => structuredClone(kept.own),
    keepOwn: async (own) => void (kept.own = structuredClone(own)),
    queue: async () => [...kept.queue.values()],
    put: async (scan) => void kept.queue.set(scan.id, scan),
    remove: async (id) => void kept.queue.delete(id),
    lease: async (name, page, ms) => {
      const held = nextLease(leases.get(name), page, ms);
      leases.set(name, held);
      return held.page === page;
    },
    wipe: async () => {
      delete kept.shift;
      delete kept.list;
      delete kept.own;
    },
  };
  return { kept, store };
}

const now = () => new Date().toISOString();
const count = { inside: 1, expected: 9 };
export const shiftOf = (more: Partial<GateCount> = {}): GateCount => ({
  id: SHIFT,
  kind: 'gate',
  gate: 'Gate 1',
  night_id: SHIFT,
  opened_at: now(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  closed_at: null,
  revoked_at: null,
  now: now(),
  float_paise: 0,
  counted_paise: null,
  cash_paise: 0,
  paid_back_paise: 0,
  upi_paise: 0,
  sold: 0,
  account: { ends_at: null, is_helper: false },
  count,
  gate_inside: 1,
  left: null,
  kinds: null,
  upi: null,
  ...more,
});

/** A desk on the browser's real store and a server that a test answers for. */
export function openDesk(
  passes: Parameters<typeof listAnswer>[1],
  {
    shift = {},
    phone = phoneStore(),
    kept = { shift: shiftOf(shift), user: 'u', ahead: 0, past: Date.now() },
  }: {
    shift?: Partial<GateCount>;
    phone?: ReturnType<typeof phoneStore>;
    kept?: KeptShift;
  } = {},
) {
  const server = {
    isReachable: true,
    /** The verdict on a scan. */
    judge: (scan: { id: string; people: number }): Partial<Answer> => ({
      result: 'admitted',
      admitted: scan.people,
    }),
    /** Answers by id, as the database keeps them. */
    answered: new Map<string, Answer>(),
    list: listAnswer(kept.shift.id, passes) as Awaited<ReturnType<GateCalls['list']>>,
    /** People inside through this gate, as `count` answers. */
    here: 1,
    undone: [] as string[],
    /** What `noteEnd` answers. */
    ended: undefined as Awaited<ReturnType<GateCalls['noteEnd']>>,
    /** People of the order who are let in by `admitOrder`. */
    others: 3,
  };
  const answer = (scan: { id: string; people: number }): Answer => {
    const known = server.answered.get(scan.id);
    if (known) return known;
    const made: Answer = {
      scan_id: scan.id,
      result: 'admitted',
      people: 1,
      admitted: 0,
      left: 0,
      ...server.judge(scan),
    };
    server.answered.set(scan.id, made);
    return made;
  };
  const reach = () => {
    if (!server.isReachable) throw noConnection();
  };
  const calls = {
    checkIn: vi.fn<GateCalls['checkIn']>(async (_shift: string, scan: NewScan) => {
      reach();
      return { ...answer(scan), now: now(), count };
    }),
    admitOrder: vi.fn<GateCalls['admitOrder']>(async (_shift: string, id: string) => {
      reach();
      server.answered.set(id, answer({ id, people: server.others }));
      return {
        now: now(),
        count,
        scan_id: id,
        passes: server.others,
        admitted: server.others,
        reason: null,
      };
    }),
    push: vi.fn<GateCalls['push']>(async (_shift: string, scans: SentScan[]) => {
      reach();
      return { now: now(), answers: scans.map(answer), count };
    }),
    undo: vi.fn<GateCalls['undo']>(async (_shift: string, id: string) => {
      reach();
      if (!server.answered.has(id)) throw new DataError({ code: 'PT422', message: 'no' }, 422);
      server.undone.push(id);
      return { now: now(), count };
    }),
    noteEnd: vi.fn<GateCalls['noteEnd']>(async () => {
      reach();
      return server.ended;
    }),
    dispute: vi.fn<GateCalls['dispute']>(async () => {}),
    count: vi.fn<GateCalls['count']>(async () => {
      reach();
      return shiftOf({ ...shift, gate_inside: server.here });
    }),
    list: vi.fn<GateCalls['list']>(async () => {
      reach();
      return server.list;
    }),
    close: vi.fn<GateCalls['close']>(async () => {
      reach();
      return shiftOf(shift);
    }),
    open: vi.fn<GateCalls['open']>(async () => shiftOf(shift)),
  };
  const clock = createServerClock(kept, Date.parse(kept.shift.ends_at));
  const desk = createDesk({ kept, calls, store: phone.store, clock });
  return { desk, calls, server, phone, kept, state: desk.state.get };
}

/** A desk that loses its connection after the start. */
export async function offlineDesk(listed: Parameters<typeof openDesk>[0]) {
  const opened = openDesk(listed);
  await opened.desk.start();
  opened.server.isReachable = false;
  await opened.desk.sync();
  return opened;
}
