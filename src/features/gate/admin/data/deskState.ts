import type { Answer, GateCount, NightCount } from './answers.ts';
import type { Verdict } from './verdicts.ts';

/** What the screen of a shift shows. */
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
  /** The browser keeps nothing: the page must stay open. */
  isUnkept: boolean;
  /** Let in here without a connection, and refused by the server afterwards. */
  conflicts: readonly Answer[];
  isOver: boolean;
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
  isRefused: false,
};

const LAST = 5;

/** The last scans with this one first. */
export function withLast(last: readonly Verdict[], verdict: Verdict): readonly Verdict[] {
  return [verdict, ...last.filter(({ id }) => id !== verdict.id)].slice(0, LAST);
}

/** A value that a component can subscribe to. */
export function createDeskState() {
  let state = firstState;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change: Partial<DeskState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
