import { alone } from './alone.ts';
import type { Answer, GateCount, NightCount } from './answers.ts';
import type { GateCalls } from './calls.ts';
import type { DeskStates } from './deskState.ts';
import { sizeOf } from './gateList.ts';
import type { GateStore, KeptShift, KeptVerdict } from './gateStore.ts';
import { sendShift } from './leftScans.ts';
import { listKeeper } from './listKeeper.ts';
import { ownScans } from './ownScans.ts';
import { recalled, type Scan, type Verdict, verdictOf } from './verdicts.ts';
import { waitingScans } from './waitingScans.ts';

type Needs = { kept: KeptShift; calls: GateCalls; store: GateStore; state: DeskStates };

/** What a phone knows in its shift: the list, what waits, what it has done; and how the server gets and tells it. */
export function deskData({ kept, calls, store, state }: Needs) {
  const shift = kept.shift.id;
  const list = listKeeper(shift, calls, store);
  const queue = waitingScans(kept, calls, store, (waiting, isKept) => {
    state.set({ waiting, isUnkept: !isKept });
    showOwn();
  });
  const own = ownScans(shift, store, () => showOwn());
  function showOwn() {
    if (state.get().isOver) return;
    const { last, figures } = own.get();
    const more = queue.admitted();
    state.set({
      last: last.map(recalled),
      count: figures && { inside: figures.inside + more, expected: figures.expected },
      here: figures && figures.here + more,
    });
  }
  const showList = () => {
    const held = list.get();
    state.set({ list: held && { at: held.at, size: sizeOf(held) } });
  };

  /** What this phone knows of a pass: by its list, and by what waits here. */
  const look = async (code: string) => {
    await queue.read();
    const found = await list.find(code);
    const waiting = found ? queue.admitted(found.key) : 0;
    return found && { ...found, pass: { ...found.pass, entered: found.pass.entered + waiting } };
  };
  /** Notes the server's answer to a scan. */
  const settle = async (
    pass: string,
    answer: Answer,
    figures?: { now: string; count: NightCount },
  ) => {
    await list.note(pass, answer);
    if (figures) await own.entered(answer.admitted, figures.count, figures.now);
  };
  /** Shows another verdict of a scan, if it is still shown, and keeps it. */
  const correct = async (verdict: Verdict) => {
    if (state.isShown(verdict.id)) state.set({ verdict });
    await own.keep(verdict);
  };
  const sendWaiting = async () =>
    queue.send(async ({ scan: sent, answer, figures }) => {
      await settle(sent.pass, answer, figures);
      if (answer.result !== 'admitted') state.conflict(answer);
      const shown = state.get().verdict;
      if (shown?.id === sent.id) await correct(verdictOf(shown, answer));
    });
  const sendLeft = async (left: string) => {
    try {
      const refused = await sendShift(left, kept.user, calls, store);
      for (const answer of refused) state.conflict(answer);
    } catch (error) {
      console.warn('An earlier shift still has scans here', error);
    }
  };

  return {
    list,
    queue,
    own,
    look,
    settle,
    sendWaiting,
    /**
     * Handles an answer that arrives after the phone has judged alone.
     * @param isAway whether the phone has sent the guest away.
     */
    answerLate: async (
      scan: Scan,
      answer: Answer & { now: string; count: NightCount },
      isAway: boolean,
    ) =>
      alone(store, 'judge', async () => {
        state.set({ isOnline: true });
        await queue.read();
        const waiting = queue.get(scan.id);
        const isShown = state.isShown(scan.id);
        if (answer.result !== 'admitted') {
          if (!waiting) return;
          await queue.remove(scan.id);
          if (!waiting.isUndone) state.conflict(answer);
          if (isShown) await correct(verdictOf(scan, answer));
          return;
        }
        // Taken back before the server knew of them.
        if (!waiting && isAway)
          await queue.add(scan, { people: 0, pass: '', wasSent: true, isUndone: true });
        // Not shown any more: the guest was sent away, and is taken back in the next run.
        if (!waiting || (waiting.isUndone && !isShown)) return;
        await settle(scan.pass, answer, answer);
        await queue.remove(scan.id);
        await correct(verdictOf(scan, answer));
      }),
    /** Reads what an earlier page left. */
    load: async () => {
      await Promise.all([list.read(), queue.read(), own.load()]);
      showList();
    },
    /** Sends what waits and reads what has changed. @returns undefined if the shift has ended. @throws DataError */
    exchange: async (): Promise<GateCount | undefined> => {
      try {
        await own.load();
        await sendWaiting();
        for (const left of queue.left()) await sendLeft(left);
        if ((await list.refresh()) === 'over') return undefined;
        const counted = await calls.count(shift);
        await own.counted(counted);
        return counted;
      } finally {
        showList();
      }
    },
    /** Takes an admission back on this phone. @returns whether the server may learn of it later. */
    undo: async ({ id, pass, how, at, admitted: people }: KeptVerdict): Promise<boolean> =>
      alone(store, 'judge', async () => {
        await Promise.all([queue.read(), own.load()]);
        const verdict = own.get().last.find((one) => one.id === id);
        if (verdict?.isUndone) return false;
        const waiting = queue.get(id);
        if (waiting?.wasSent) await queue.put({ ...waiting, isUndone: true });
        else if (waiting) await queue.remove(id);
        else {
          const more = { people, pass: '', wasSent: true, isUndone: true };
          await queue.add({ id, code: '', pass, how, at }, more);
          await list.release(pass, people);
          await own.left(people);
        }
        if (state.isShown(id)) state.set({ verdict: undefined });
        if (verdict) await own.keep({ ...verdict, isUndone: true });
        return waiting?.wasSent ?? false;
      }),
  };
}
