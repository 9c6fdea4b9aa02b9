import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Shift } from './answers.ts';
import type { SentScan } from './calls.ts';
import type { GateList } from './gateList.ts';

const NAME = 'mandap:gate';
const VERSION = 1;
/** Timeout, ms: some browsers never respond in a private window. */
const PATIENCE_MS = 4000;

/** The open shift of this phone. */
export type KeptShift = {
  shift: Shift;
  /** Account that opened it. */
  user: string;
  /** The server's lead over the phone's clock, ms. */
  ahead: number;
};

/** A scan that the server has not answered. It outlives its shift on the phone, so it holds no code. */
export type WaitingScan = SentScan & {
  shift: string;
  /** Account of the shift: nobody else can send it. */
  user: string;
  /** The pass's row in the list; '' if it was not listed. */
  pass: string;
  /** It has been sent, so the server may know it. */
  wasSent: boolean;
  /** To be taken back. */
  isUndone: boolean;
};

/** The list as it is kept, with its check. */
export type KeptList = GateList & { shift: string; check: string };

interface Schema extends DBSchema {
  shift: { key: string; value: KeptShift };
  list: { key: string; value: KeptList };
  queue: { key: string; value: WaitingScan };
}

const CURRENT = 'current';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

async function database(): Promise<IDBPDatabase<Schema>> {
  const forgetIt = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('shift');
      db.createObjectStore('list');
      db.createObjectStore('queue', { keyPath: 'id' });
    },
    blocking: (_current, _blocked, event) => {
      forgetIt();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forgetIt,
  });
  try {
    return await withTimeout(opened, PATIENCE_MS);
  } catch (error) {
    forgetIt();
    throw error;
  }
}

/** Shift, list and waiting scans on this phone, in IndexedDB. Calls reject if the browser refuses. */
export const gateStore = {
  shift: async () => (await database()).get('shift', CURRENT),
  keepShift: async (kept: KeptShift) => void (await (await database()).put('shift', kept, CURRENT)),
  list: async () => (await database()).get('list', CURRENT),
  keepList: async (kept: KeptList) => void (await (await database()).put('list', kept, CURRENT)),
  queue: async () => (await database()).getAll('queue'),
  put: async (scan: WaitingScan) => void (await (await database()).put('queue', scan)),
  remove: async (id: string) => (await database()).delete('queue', id),
  /** Removes the list alone: a shift that is over judges nothing more. */
  dropList: async () => (await database()).clear('list'),
  /** Removes shift and list; scans that wait are sent at the next sign-in. */
  wipe: async () => {
    const db = await database();
    const change = db.transaction(['shift', 'list'], 'readwrite');
    await Promise.all([
      change.objectStore('shift').clear(),
      change.objectStore('list').clear(),
      change.done,
    ]);
  },
};
export type GateStore = typeof gateStore;
