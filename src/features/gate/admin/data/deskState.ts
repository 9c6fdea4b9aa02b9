import type { Answer, GateCount, NightCount, Shift } from './answers.ts';
import type { EndedShift } from './endedShift.ts';
import type { Verdict } from './verdicts.ts';

/** State of the screen of a shift. */
export type DeskState = {
  verdict: Verdict | undefined;
  /** A scan waits for the server. */
  isJudging: boolean;
  /** The last exchange succeeded. */
  isOnline: boolean;
  last: readonly Verdict[];
  count: NightCount | undefined;
  shift: GateCount | undefined;
  /** When the list was read, the server's time in ms, and how many codes it has. */
  list: { at: number; size: number } | undefined;
  /** Scans that the server has not answered. */
  waiting: number;
  /** The browser stores nothing: the page must stay open. */
  isUnkept: boolean;
  /** Let in here without a connection, and refused by the server afterwards. */
  conflicts: readonly Answer[];
  isOver: boolean;
  /** Why, unless it was closed here. */
  ended: EndedShift | undefined;
  /** As it was closed here, with its money. */
  closed: Shift | undefined;
  /** The server refused the session. */
  isRefused: boolean;
};

export const firstState: DeskState = {
  verdict: undefined,
  isJudging: false,
  isOnline: true,
  last: [],
  count: undefined,
  shift: undefined,
  list: undefined,
  waiting: 0,
  isUnkept: false,
  conflicts: [],
  isOver: false,
  ended: undefined,
  closed: undefined,
  isRefused: false,
};

const LAST = 5;

/** The last scans with this one first. */
function withLast(last: readonly Verdict[], verdict: Verdict): readonly Verdict[] {
  return [verdict, ...last.filter(({ id }) => id !== verdict.id)].slice(0, LAST);
}

/** A value that a component can subscribe to. */
export function createDeskState() {
  let state = firstState;
  const listeners = new Set<() => void>();
  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isShown = (id: string) => state.verdict?.id === id;
  return {
    get: () => state,
    set,
    isShown,
    /**
     * Adds a verdict to the last ones.
     * @param isLatest whether to show it, too: no newer scan has begun.
     */
    show: (verdict: Verdict, isLatest: boolean) =>
      set({
        ...(isLatest && { verdict, isJudging: false }),
        ...(verdict.reason !== 'how_many' && { last: withLast(state.last, verdict) }),
      }),
    /** Marks a verdict as undone and stops showing it. */
    undo: (verdict: Verdict) =>
      set({
        last: state.last.map((one) =>
          one.id === verdict.id ? { ...verdict, isUndone: true } : one,
        ),
        ...(isShown(verdict.id) && { verdict: undefined }),
      }),
    conflict: (answer: Answer) => {
      const others = state.conflicts.filter(({ scan_id: id }) => id !== answer.scan_id);
      set({ conflicts: [...others, answer] });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type DeskStates = ReturnType<typeof createDeskState>;
