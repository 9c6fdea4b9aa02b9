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
  /** People inside and expected, with those of whom only this phone knows. */
  count: NightCount | undefined;
  /** People inside through this gate, likewise. */
  here: number | undefined;
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
  here: undefined,
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
