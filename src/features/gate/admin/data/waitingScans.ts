import { hashOf } from '@/shared/lib/passCode.ts';
import type { Answer } from './answers.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { type GateCalls, isRefused } from './calls.ts';
import { hexOf } from './gateList.ts';
import type { Scan } from './verdicts.ts';
import type { GateStore, WaitingScan } from './gateStore.ts';

/** Maximum scans per call, as in `push_scans`. */
const BATCH = 200;

type Kept = Pick<WaitingScan, 'people' | 'pass' | 'wasSent' | 'isUndone'>;

/**
 * The scans of a shift that the server has not answered: stored on the phone, and in memory in case the browser stores
 * nothing.
 * @param user account of the shift.
 * @param onChange called with their number, and whether the browser stores them.
 */
export function waitingScans(
  shift: string,
  user: string,
  calls: Pick<GateCalls, 'push' | 'undo'>,
  store: Pick<GateStore, 'queue' | 'put' | 'remove'>,
  onChange: (count: number, isKept: boolean) => void,
) {
  const scans = new Map<string, WaitingScan>();
  let isKept = true;

  const write = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      console.warn('The gate could not keep a scan', error);
      isKept = false;
    }
    onChange(scans.size, isKept);
  };
  const put = async (scan: WaitingScan) => {
    scans.set(scan.id, scan);
    await write(async () => store.put(scan));
  };
  /** `wasSent`: the server may know it; `isUndone`: it is to be taken back. */
  const add = async ({ id, code, how, at }: Scan, more: Kept) => {
    const hash = hexOf(await hashOf(code));
    await put({ id, hash, how, at: new Date(at).toISOString(), shift, user, ...more });
  };
  const remove = async (id: string) => {
    scans.delete(id);
    await write(async () => store.remove(id));
  };

  const takeBack = async ({ id }: WaitingScan) => {
    try {
      await calls.undo(shift, id);
    } catch (error) {
      // It never arrived: there is nothing to take back.
      if (!isRefused(failureOf(error))) throw error;
    }
    await remove(id);
  };

  const sendBatch = async (batch: WaitingScan[]) => {
    // Marked first, as a scan may be undone while it is being sent.
    await Promise.all(batch.map(async (scan) => put({ ...scan, wasSent: true })));
    const { answers } = await calls.push(
      shift,
      batch.map(({ id, hash, people, how, at }) => ({ id, hash, people, how, at })),
    );
    const answered: { scan: WaitingScan; answer: Answer }[] = [];
    for (const answer of answers) {
      const scan = scans.get(answer.scan_id);
      // Undone while it was sent: the next run takes it back.
      if (!scan || scan.isUndone) continue;
      await remove(scan.id);
      answered.push({ scan, answer });
    }
    return answered;
  };

  return {
    /** Reads what an earlier page left. */
    load: async () => {
      try {
        for (const scan of await store.queue())
          if (scan.shift === shift && !scans.has(scan.id)) scans.set(scan.id, scan);
      } catch (error) {
        console.warn('The gate could not read its scans', error);
        isKept = false;
      }
      onChange(scans.size, isKept);
    },
    add,
    remove,
    get: (id: string) => scans.get(id),
    all: () => [...scans.values()],
    /** People admitted with a pass of whom the server does not know yet. */
    admittedWith: (pass: string) =>
      [...scans.values()]
        .filter((scan) => scan.pass === pass && !scan.isUndone)
        .reduce((sum, { people }) => sum + people, 0),
    /** Sends all of them under their ids. @throws DataError; unanswered ones stay. */
    send: async (): Promise<{ scan: WaitingScan; answer: Answer }[]> => {
      const all = [...scans.values()];
      for (const scan of all) if (scan.isUndone) await takeBack(scan);
      const due = all.filter(({ isUndone }) => !isUndone);
      const answered: { scan: WaitingScan; answer: Answer }[] = [];
      for (let from = 0; from < due.length; from += BATCH)
        answered.push(...(await sendBatch(due.slice(from, from + BATCH))));
      return answered;
    },
  };
}
export type WaitingScans = ReturnType<typeof waitingScans>;
