import * as v from 'valibot';
import { openStore } from '@/shared/lib/openStore.ts';
import type { GateList } from './gateList.ts';
import { verdictReasons } from './verdicts.ts';

/**
 * The shift that is open on this phone: the parts of the server's answer that an offline page needs, in any version of
 * the site.
 */
const keptShift = v.object({
  shift: v.object({
    id: v.string(),
    kind: v.picklist(['gate', 'counter']),
    gate: v.string(),
    night_id: v.string(),
    ends_at: v.string(),
    /** An older version of the site has stored none. */
    account: v.optional(v.object({ ends_at: v.nullable(v.string()), is_helper: v.boolean() })),
  }),
  /** Account that opened it. */
  user: v.string(),
  /** The server's lead over the phone's clock, ms. */
  ahead: v.number(),
  /** As KeptTime; an older version of the site has stored none. */
  past: v.optional(v.number()),
});
export type KeptShift = v.InferOutput<typeof keptShift>;

/** A scan that the server has not answered. It outlives its shift on the phone, so it holds no code. */
const waitingScan = v.object({
  id: v.string(),
  hash: v.string(),
  people: v.number(),
  how: v.picklist(['camera', 'wedge', 'typed']),
  at: v.string(),
  shift: v.string(),
  /** An older version of the site has stored none. */
  night: v.optional(v.string()),
  /** Account of the shift, which alone can send the scan. */
  user: v.string(),
  /** The pass's row in the list; '' if it was not listed. */
  pass: v.string(),
  /** Whether it has been sent, so that the server may know it. */
  wasSent: v.boolean(),
  /** Whether it is to be undone on the server. */
  isUndone: v.boolean(),
});
export type WaitingScan = v.InferOutput<typeof waitingScan>;

/** The stored list, with its checksum. */
const keptList = v.object({
  rows: v.custom<GateList['rows']>((rows) => rows instanceof Uint8Array),
  kinds: v.pipe(v.array(v.string()), v.readonly()),
  horizon: v.number(),
  at: v.number(),
  shift: v.string(),
  check: v.string(),
});
export type KeptList = v.InferOutput<typeof keptList>;

/** One of the last scans, without its code. */
const keptVerdict = v.object({
  id: v.string(),
  pass: v.string(),
  signal: v.picklist(['admit', 'look', 'stop']),
  reason: v.optional(v.picklist(verdictReasons)),
  isChecked: v.boolean(),
  how: v.picklist(['camera', 'wedge', 'typed']),
  at: v.number(),
  kind: v.string(),
  people: v.number(),
  admitted: v.number(),
  isUndone: v.boolean(),
});
export type KeptVerdict = v.InferOutput<typeof keptVerdict>;

const figures = v.object({
  inside: v.number(),
  expected: v.number(),
  /** People inside through this gate. */
  here: v.number(),
  /** The server's time of them, ms. */
  at: v.number(),
});
/** What this phone has done in its shift. */
const ownScans = v.object({
  shift: v.string(),
  last: v.array(keptVerdict),
  /** As the server last said, with what it has answered since. */
  figures: v.optional(figures),
});
export type OwnScans = v.InferOutput<typeof ownScans>;

const CURRENT = 'current';

/** A page that is not closed prolongs its leases well before their end, ms. */
export const LEASE_MS = 3000;
/** The page that works under a name, and until when it has said so, ms by the device's clock. */
const lease = v.object({ page: v.string(), until: v.number() });
export type Lease = v.InferOutput<typeof lease>;
/** The lease of a name after a page has asked for it. @param ms 0 ends it. */
export function nextLease(kept: Lease | undefined, page: string, ms: number): Lease {
  const now = Date.now();
  // One that ends later than any page can have said is of a clock that was set back since.
  const isOthers = kept && kept.page !== page && kept.until > now && kept.until <= now + LEASE_MS;
  return isOthers ? kept : { page, until: now + ms };
}
const leases = openStore('mandap:gate-leases', 1, (db) => void db.createObjectStore('lease'), {
  lease: (kept) => v.is(lease, kept),
});

const store = openStore(
  'mandap:gate',
  2,
  (db, old) => {
    if (old < 1) {
      db.createObjectStore('shift');
      db.createObjectStore('list');
      db.createObjectStore('queue', { keyPath: 'id' });
    }
    db.createObjectStore('own');
  },
  {
    shift: (kept) => v.is(keptShift, kept),
    list: (kept): kept is KeptList => v.is(keptList, kept),
    queue: (kept) => v.is(waitingScan, kept),
    own: (kept) => v.is(ownScans, kept),
  },
);

/** Shift, list, waiting and last scans on this phone, in IndexedDB. Calls reject if the browser refuses. */
export const gateStore = {
  shift: async () => store.get('shift', CURRENT),
  keepShift: async (kept: KeptShift) => store.put('shift', kept, CURRENT),
  list: async () => store.get('list', CURRENT),
  keepList: async (kept: KeptList) => store.put('list', kept, CURRENT),
  own: async () => store.get('own', CURRENT),
  keepOwn: async (own: OwnScans) => store.put('own', own, CURRENT),
  queue: async () => store.all('queue'),
  put: async (scan: WaitingScan) => store.put('queue', scan),
  remove: async (id: string) => store.remove('queue', id),
  /**
   * Takes, prolongs or ends the lease of a name.
   * @param ms 0 ends it.
   * @returns whether the page has it, and no other one.
   */
  lease: async (name: string, page: string, ms: number): Promise<boolean> => {
    const held = await leases.change('lease', name, (kept) => nextLease(kept, page, ms));
    return held.page === page;
  },
  /** Removes all but unsent scans, which are sent at the next sign-in. */
  wipe: async () => store.clear('shift', 'list', 'own'),
};
export type GateStore = typeof gateStore;
