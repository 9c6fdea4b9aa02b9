import { failureOf } from '@/shared/supabase/failure.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Answer } from './answers.ts';
import { type GateCalls, isRefused, isUnanswered, type ScanHow } from './calls.ts';
import { sizeOf } from './gateList.ts';
import { deskEnd } from './deskEnd.ts';
import { createDeskState } from './deskState.ts';
import type { GateStore, KeptShift } from './gateStore.ts';
import { listKeeper } from './listKeeper.ts';
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
import { waitingScans } from './waitingScans.ts';

/** After this, ms, a scan is judged by the phone's list. */
const PATIENCE_MS = 1200;

type Needs = { kept: KeptShift; calls: GateCalls; store: GateStore; clock: ServerClock };
type Admission = { code: string; how: ScanHow; people: number };

/** The scanning of one shift, without a screen. */
export function createDesk({ kept, calls, store, clock }: Needs) {
  const shift = kept.shift.id;
  const state = createDeskState();
  const list = listKeeper(shift, calls, store);
  const queue = waitingScans(shift, kept.user, calls, store, (waiting, isKept) =>
    state.set({ waiting, isUnkept: !isKept }),
  );
  const ending = deskEnd({ kept, calls, store, clock, state, list, queue });
  const { isOver, fail } = ending;
  let turn = 0;

  const showList = () => {
    const held = list.get();
    state.set({ list: held && { at: held.at, size: sizeOf(held) } });
  };
  const newScan = (code: string, how: ScanHow): Scan => {
    return { id: crypto.randomUUID(), code, how, at: clock.now() };
  };
  const show = (verdict: Verdict, mine = turn) => state.show(verdict, mine === turn);
  const { isShown, conflict } = state;

  /** Handles an answer that arrives after the phone has judged alone. */
  const answerLate = async (scan: Scan, answer: Answer) => {
    state.set({ isOnline: true });
    const waiting = queue.get(scan.id);
    if (!waiting) return;
    if (answer.result !== 'admitted') {
      await queue.remove(scan.id);
      if (!waiting.isUndone) conflict(answer);
      if (isShown(scan.id)) show(verdictOf(scan, answer));
      return;
    }
    // Refused by the list, and no longer shown: the guest was sent away.
    if (waiting.isUndone && !isShown(scan.id)) return;
    await queue.remove(scan.id);
    await list.note(scan.code, answer);
    show(verdictOf(scan, answer), isShown(scan.id) ? turn : -1);
  };

  /** Judges without the server: amber or red. `wasSent`: the server may have received the scan. */
  const judgeAlone = async (scan: Scan, people: number, wasSent: boolean, mine: number) => {
    const isEnded = isOver() || ending.isBarred();
    const found = isEnded ? undefined : await list.find(scan.code);
    const extra = found ? queue.admittedWith(found.key) : 0;
    const pass = found && { ...found.pass, entered: found.pass.entered + extra };
    const verdict = pass
      ? listVerdict(scan, pass, people)
      : stopped(scan, isEnded ? 'shift_over' : list.get() ? 'not_listed' : 'no_list');
    const isRed = verdict.admitted === 0;
    if (!isRed || wasSent)
      await queue.add(scan, { people, pass: found?.key ?? '', wasSent, isUndone: isRed });
    show(verdict, mine);
  };

  const askServer = async (scan: Scan, people: number, mine: number) => {
    const call = calls.checkIn(shift, { id: scan.id, code: scan.code, people, how: scan.how });
    try {
      const answer = await withTimeout(call, PATIENCE_MS);
      state.set({ isOnline: true, count: answer.count });
      show(verdictOf(scan, answer), mine);
      // Last, as it writes the list: guests wait for the verdict, not for this.
      await list.note(scan.code, answer);
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      const failure = isLate ? failureOf(error) : await fail(error);
      if (isRefused(failure)) show(stopped(scan, 'failed', failure.message), mine);
      if (failure.kind === 'denied' && !state.get().isOver) show(stopped(scan, 'shift_over'), mine);
      if (!isUnanswered(failure)) return;
      state.set({ isOnline: false });
      await judgeAlone(scan, people, true, mine);
      if (isLate)
        call.then(
          async (answer) => answerLate(scan, answer),
          () => {},
        );
      void sync();
    }
  };

  const admit = async ({ code, how, people }: Admission) => {
    turn += 1;
    const mine = turn;
    const scan = newScan(code, how);
    if (isOver()) {
      show(stopped(scan, 'shift_over'), mine);
      void sync();
      return;
    }
    state.set({ verdict: undefined, isJudging: true });
    if (!state.get().isOnline) {
      await judgeAlone(scan, people, false, mine);
      void sync();
      return;
    }
    const found = await list.find(code);
    const early = found && listVerdict(scan, found.pass, people);
    // Red at once; the server's answer may correct it a moment later.
    if (early?.signal === 'stop' && mine === turn) state.set({ verdict: early });
    await askServer(scan, people, mine);
  };

  /** Judges a scanned or typed code. For a group, the number of people is requested first. */
  const scan = async (text: string, how: ScanHow) => {
    const code = codeIn(text, how);
    if (code === undefined) {
      turn += 1;
      show(stopped(newScan('', how), 'not_a_pass'));
      return;
    }
    const found = isOver() ? undefined : await list.find(code);
    if (found) {
      const entered = found.pass.entered + queue.admittedWith(found.key);
      const pass = { ...found.pass, entered };
      if (pass.state === 'valid' && leftOf(pass) > 1) {
        turn += 1;
        state.set({ isJudging: false });
        show(groupQuestion(newScan(code, how), pass));
        return;
      }
    }
    await admit({ code, how, people: 1 });
  };

  /** Takes back an admission; without a connection as soon as there is one. */
  const undo = async (verdict: Verdict) => {
    const { id, code, admitted: people } = verdict;
    const waiting = queue.get(id);
    if (waiting && !waiting.wasSent) await queue.remove(id);
    else {
      const pass = waiting?.pass ?? '';
      await queue.add(verdict, { people, pass, wasSent: true, isUndone: true });
      if (!waiting) await list.release(code, people);
    }
    state.undo(verdict);
    await sync();
  };

  /** Sends what waits and reads what has changed. */
  async function exchange(): Promise<void> {
    if (state.get().isOver) return;
    try {
      for (const { scan: sent, answer } of await queue.send()) {
        if (answer.result !== 'admitted') conflict(answer);
        const shown = state.get().verdict;
        if (shown?.id === sent.id) show(verdictOf(shown, answer));
      }
      if ((await list.refresh()) === 'over') {
        await ending.end();
        return;
      }
      const counted = await calls.count(shift);
      await ending.goOn(counted);
    } catch (error) {
      await fail(error);
      if (isOver()) await ending.end();
    } finally {
      showList();
    }
  }
  const sync = inRounds(exchange);

  return {
    state,
    scan,
    admit,
    undo,
    sync,
    /** Lets in the others of the order of a pass that was let in. */
    admitOrder: async (verdict: Verdict): Promise<void> => {
      const own = newScan('', verdict.how);
      turn += 1;
      const mine = turn;
      state.set({ verdict: undefined, isJudging: true });
      try {
        const answer = await calls.admitOrder(shift, own.id, verdict.id);
        state.set({ isOnline: true, count: answer.count });
        show(wholeOrderVerdict(own, answer), mine);
      } catch (error) {
        const failure = await fail(error);
        // The call may have arrived: queued as undone, as each pass is scanned on its own now and would count as
        // inside.
        if (isUnanswered(failure))
          await queue.add(own, { people: 0, pass: '', wasSent: true, isUndone: true });
        show({ ...stopped(own, 'order_lost'), signal: 'look' }, mine);
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
      await Promise.all([list.load(), queue.load()]);
      showList();
      await sync();
    },
    clear: () => {
      turn += 1;
      state.set({ verdict: undefined, isJudging: false });
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
