import { hashOf } from '@/shared/lib/passCode.ts';
import type { Answer } from './answers.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { alone } from './alone.ts';
import { type GateCalls, isRefused } from './calls.ts';
import { hexOf } from './gateList.ts';
import type { Scan } from './verdicts.ts';
import type { GateStore, KeptShift, WaitingScan } from './gateStore.ts';

/** Maximum scans per call, as in `push_scans`. */
const BATCH = 200;

type Kept = Pick<WaitingScan, 'people' | 'pass' | 'wasSent' | 'isUndone'>;
type Owner = Pick<KeptShift, 'user'> & { shift: Pick<KeptShift['shift'], 'id' | 'night_id'> };
type Pushed = Awaited<ReturnType<GateCalls['push']>>;
/** `figures`: missing where the server has refused the call. */
export type Answered = {
  scan: WaitingScan;
  answer: Answer;
  figures?: Pick<Pushed, 'now' | 'count'>;
};

/**
 * The scans on this phone that the server has not answered: stored, as another tab and the next page must know them,
 * and in memory in case the browser stores nothing. A change must run `alone` as 'judge'; `send` does so itself.
 * @param onChange called with the number of those of this shift, and whether the browser stores them.
 */
export function waitingScans(
  { user, shift: { id: shift, night_id: night } }: Owner,
  calls: Pick<GateCalls, 'push' | 'undo'>,
  store: Pick<GateStore, 'queue' | 'put' | 'remove' | 'lease'>,
  onChange: (count: number, isKept: boolean) => void,
) {
  let scans = new Map<string, WaitingScan>();
  let isKept = true;
  const own = () => [...scans.values()].filter((scan) => scan.shift === shift);
  const tonight = () =>
    [...scans.values()].filter((scan) => scan.shift === shift || scan.night === night);

  const write = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      console.warn('The gate could not keep a scan', error);
      isKept = false;
    }
    onChange(own().length, isKept);
  };
  /** Reads them anew: another tab may have added or sent some. */
  const read = async () => {
    if (isKept)
      await write(async () => {
        scans = new Map((await store.queue()).map((scan) => [scan.id, scan]));
      });
  };
  const put = async (scan: WaitingScan) => {
    scans.set(scan.id, scan);
    await write(async () => store.put(scan));
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
    await alone(store, 'judge', async () => remove(id));
  };

  const push = async (batch: WaitingScan[]): Promise<Pick<Answered, 'answer' | 'figures'>[]> => {
    try {
      const sent = batch.map(({ id, hash, people, how, at }) => ({ id, hash, people, how, at }));
      const { answers, ...figures } = await calls.push(shift, sent);
      return answers.map((answer) => ({ answer, figures }));
    } catch (error) {
      // One of them is refused for good: it must not keep the others back.
      if (!['scans', 'scan_known'].includes(failureOf(error).hint)) throw error;
      const [{ id } = { id: '' }] = batch;
      if (batch.length === 1)
        return [{ answer: { scan_id: id, result: 'refused', people: 1, admitted: 0, left: 0 } }];
      const answered = [];
      for (const scan of batch) answered.push(...(await push([scan])));
      return answered;
    }
  };
  const sendBatch = async (batch: WaitingScan[], settle: (one: Answered) => Promise<void>) => {
    // Marked first, as a scan may be undone while it is being sent.
    const due = await alone(store, 'judge', async () => {
      await read();
      const marked = batch.flatMap(({ id }) => scans.get(id) ?? []).filter((one) => !one.isUndone);
      for (const scan of marked) if (!scan.wasSent) await put({ ...scan, wasSent: true });
      return marked;
    });
    if (due.length === 0) return;
    const answered = await push(due);
    await alone(store, 'judge', async () => {
      await read();
      for (const one of answered) {
        const scan = scans.get(one.answer.scan_id);
        // Undone while it was sent: the next run takes it back.
        if (!scan || scan.isUndone) continue;
        await settle({ scan, ...one });
        await remove(scan.id);
      }
    });
  };

  return {
    read,
    /** `wasSent`: the server may know it; `isUndone`: it is to be taken back. */
    add: async ({ id, code, how, at }: Scan, more: Kept) => {
      const hash = hexOf(await hashOf(code));
      await put({ id, hash, how, at: new Date(at).toISOString(), shift, night, user, ...more });
    },
    put,
    remove,
    get: (id: string) => scans.get(id),
    all: own,
    /** Shifts of this account and night that have left some on this phone. */
    left: () =>
      new Set(
        tonight()
          .filter((scan) => scan.shift !== shift && scan.user === user)
          .map((scan) => scan.shift),
      ),
    /** Whether the server does not know yet what this phone knows of a pass. */
    hasPass: (pass: string) => pass !== '' && tonight().some((scan) => scan.pass === pass),
    /** People admitted tonight of whom the server does not know yet: with one pass, or with all. */
    admitted: (pass?: string) =>
      tonight()
        .filter((scan) => (pass === undefined || scan.pass === pass) && !scan.isUndone)
        .reduce((sum, { people }) => sum + people, 0),
    /**
     * Sends those of this shift under their ids, one tab at a time.
     * @param settle called with each answer, as 'judge', before the scan is removed.
     * @throws DataError; unanswered ones stay.
     */
    send: async (settle: (one: Answered) => Promise<void>): Promise<void> => {
      await read();
      if (own().length === 0) return;
      await alone(store, 'send', async () => {
        await read();
        const all = own();
        for (const scan of all) if (scan.isUndone) await takeBack(scan);
        const due = all.filter(({ isUndone }) => !isUndone);
        for (let from = 0; from < due.length; from += BATCH)
          await sendBatch(due.slice(from, from + BATCH), settle);
      });
    },
  };
}
export type WaitingScans = ReturnType<typeof waitingScans>;
