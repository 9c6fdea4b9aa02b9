import { failureOf } from '@/shared/supabase/failure.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { onceInView } from '@/features/gate/admin/scan/scanLoop.ts';
import { alone } from './alone.ts';
import { type GateCalls, isRefused, isUnanswered, type ScanHow } from './calls.ts';
import { deskData } from './deskData.ts';
import { keyOfCode } from './gateList.ts';
import { deskEnd } from './deskEnd.ts';
import { createDeskState } from './deskState.ts';
import type { GateStore, KeptShift, KeptVerdict } from './gateStore.ts';
import { inRounds } from './rounds.ts';
import type { ServerClock } from './serverClock.ts';
import {
  codeIn,
  groupQuestion,
  leftOf,
  listVerdict,
  type Scan,
  stopped,
  type Verdict,
  verdictOf,
  wholeOrderVerdict,
} from './verdicts.ts';

/** After this, ms, a scan is judged by the phone's list. */
const PATIENCE_MS = 1200;

type Needs = { kept: KeptShift; calls: GateCalls; store: GateStore; clock: ServerClock };
type Admission = { code: string; how: ScanHow; people: number };
/** The scanning of one shift, without a screen. Tabs of one phone judge one scan at a time. */
export function createDesk({ kept, calls, store, clock }: Needs) {
  const shift = kept.shift.id;
  const state = createDeskState();
  const { list, own, answerLate, queue, look, load, settle, sendWaiting, exchange, undo } =
    deskData({ kept, calls, store, state });
  const ending = deskEnd({ kept, calls, store, clock, state, list, own, queue });
  const { isOver, fail } = ending;
  let turn = 0;
  const isNew = onceInView();
  /** Scans without an admission here, of which the server's answer is still on its way. */
  const sentAway = new Set<string>();

  const newScan = (code: string, how: ScanHow): Scan => {
    return { id: crypto.randomUUID(), code, pass: '', how, at: clock.now() };
  };
  /** Shows a verdict, if no newer scan has begun, and keeps it. */
  const show = async (verdict: Verdict, mine = turn) => {
    if (mine === turn) state.set({ verdict, isJudging: false });
    if (verdict.reason !== 'how_many') await own.keep(verdict);
  };

  type Found = Awaited<ReturnType<typeof look>>;
  const whyUnknown = ({ pass }: Scan) => {
    // Let in by an earlier shift, whose list is gone.
    if (queue.admitted(pass) > 0) return 'inside';
    return list.get() ? 'not_listed' : 'no_list';
  };
  /** Judges without the server: amber or red. `wasSent`: the server may have received the scan. */
  const judgeAlone = async (
    scan: Scan,
    found: Found,
    people: number,
    wasSent: boolean,
    mine: number,
  ) => {
    const isEnded = isOver() || ending.isBarred();
    const verdict =
      found && !isEnded
        ? listVerdict(scan, found.pass, people)
        : stopped(scan, isEnded ? 'shift_over' : whyUnknown(scan));
    const isRed = verdict.admitted === 0;
    if (!isRed || wasSent)
      await queue.add(scan, { people, pass: scan.pass, wasSent, isUndone: isRed });
    if (isRed && wasSent) sentAway.add(scan.id);
    await show(verdict, mine);
  };

  const hearLate = async (scan: Scan, answer: Awaited<ReturnType<GateCalls['checkIn']>>) => {
    await answerLate(scan, answer, sentAway.delete(scan.id));
    void sync();
  };
  /** @returns the error of a server that has answered. */
  const askServer = async (
    scan: Scan,
    found: Found,
    people: number,
    until: number,
    mine: number,
  ): Promise<unknown> => {
    const call = calls.checkIn(shift, { id: scan.id, code: scan.code, people, how: scan.how });
    try {
      const answer = await withTimeout(call, until - performance.now());
      state.set({
        isOnline: true,
        verdict: mine === turn ? verdictOf(scan, answer) : state.get().verdict,
      });
      await settle(scan.pass, answer, answer);
      await show(verdictOf(scan, answer), mine);
      return undefined;
    } catch (error) {
      if (!isUnanswered(failureOf(error))) return error;
      state.set({ isOnline: false });
      await judgeAlone(scan, found, people, true, mine);
      call.then(
        async (answer) => hearLate(scan, answer),
        () => {},
      );
      return undefined;
    }
  };

  /** Sends what waits before a question is asked. @returns false if the phone must judge alone. */
  const sendFirst = async (until: number): Promise<boolean> => {
    if (!state.get().isOnline) return false;
    try {
      await withTimeout(sendWaiting(), until - performance.now());
      return true;
    } catch (error) {
      state.set({ isOnline: false });
      void fail(error);
      return false;
    }
  };

  const admit = async ({ code, how, people }: Admission) => {
    turn += 1;
    const mine = turn;
    const scan = newScan(code, how);
    if (isOver()) {
      await show(stopped(scan, 'shift_over'), mine);
      void sync();
      return;
    }
    state.set({ verdict: undefined, isJudging: true });
    const until = performance.now() + PATIENCE_MS;
    const isSent = await sendFirst(until);
    const refused = await alone(store, 'judge', async () => {
      const found = await look(code);
      scan.pass = found?.key ?? (await keyOfCode(code));
      // What this phone alone knows of a pass is not asked.
      if (!isSent || queue.hasPass(scan.pass)) {
        await judgeAlone(scan, found, people, false, mine);
        return undefined;
      }
      const early = found && listVerdict(scan, found.pass, people);
      // Red at once; the server's answer may correct it a moment later.
      if (early?.signal === 'stop' && mine === turn) state.set({ verdict: early });
      return askServer(scan, found, people, until, mine);
    });
    if (refused !== undefined) {
      const failure = await fail(refused);
      if (state.get().isOver) return;
      if (isRefused(failure)) await show(stopped(scan, 'failed', failure.message), mine);
      // The pass was not looked at: the list judges.
      if (failure.kind === 'denied')
        await alone(store, 'judge', async () =>
          judgeAlone(scan, await look(code), people, false, mine),
        );
    }
    if (!state.get().isOnline) void sync();
  };

  /** Judges a scanned or typed code. For a group, the number of people is requested first. */
  const scan = async (text: string, how: ScanHow) => {
    const code = codeIn(text, how);
    if (code === undefined) {
      turn += 1;
      await show(stopped(newScan('', how), 'not_a_pass'));
      return;
    }
    const found = isOver() ? undefined : await alone(store, 'judge', async () => look(code));
    if (found?.pass.state === 'valid' && leftOf(found.pass) > 1) {
      turn += 1;
      state.set({ isJudging: false });
      await show(groupQuestion({ ...newScan(code, how), pass: found.key }, found.pass));
      return;
    }
    await admit({ code, how, people: 1 });
  };

  /** Sends what waits and reads what has changed. */
  const sync = inRounds(async () => {
    if (state.get().isOver) return;
    try {
      const counted = await exchange();
      await (counted ? ending.goOn(counted) : ending.end());
    } catch (error) {
      await fail(error);
      if (isOver()) await ending.end();
      await ending.keepTime();
    }
  });

  return {
    state,
    scan,
    /** Judges what the camera or a scanner has read: a code that both see, or one of them twice, is read once. */
    read: async (text: string, how: ScanHow) => {
      if (isNew(text, performance.now())) await scan(text, how);
    },
    admit,
    sync,
    /** Takes back an admission; without a connection as soon as there is one. */
    undo: async (verdict: KeptVerdict) => {
      if (await undo(verdict)) sentAway.add(verdict.id);
      await sync();
    },
    /** Lets in the others of the order of a pass that was let in. */
    admitOrder: async (verdict: Verdict): Promise<void> => {
      const order = newScan('', verdict.how);
      turn += 1;
      const mine = turn;
      state.set({ verdict: undefined, isJudging: true });
      try {
        const answer = await calls.admitOrder(shift, order.id, verdict.id);
        state.set({ isOnline: true });
        await own.entered(answer.admitted, answer.count, answer.now);
        await show(wholeOrderVerdict(order, answer), mine);
      } catch (error) {
        const failure = await fail(error);
        // The call may have arrived: queued as undone, as each pass is scanned on its own now and would count as
        // inside.
        if (isUnanswered(failure))
          await alone(store, 'judge', async () =>
            queue.add(order, { people: 0, pass: '', wasSent: true, isUndone: true }),
          );
        await show({ ...stopped(order, 'order_lost'), signal: 'look' }, mine);
      }
      void sync();
    },
    /** Ends the shift. @param countedPaise cash of a counter. @returns false if scans are unsent. @throws DataError */
    close: async (countedPaise?: number): Promise<boolean> => {
      await sync();
      if (state.get().waiting > 0) return false;
      state.set({ closed: await calls.close(shift, countedPaise) });
      await ending.close();
      return true;
    },
    /** Reads what an earlier page left, then the server. */
    start: async () => {
      await load();
      await sync();
    },
    clear: () => {
      turn += 1;
      state.set({ verdict: undefined, isJudging: false });
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
