import type { ReactNode } from 'react';
import type { GateCount } from './data/answers.ts';

/** What a shift at the ticket counter passes to the part that sells there (passes/admin/counter/BoxOffice.tsx). */
export type CounterNow = {
  shift: string;
  night: string;
  /** Kinds on sale, places left and takings; undefined until first loaded. */
  now: GateCount | undefined;
  isOnline: boolean;
  /** Ends the shift. */
  end: ReactNode;
  /** Reads them again: after a sale, or to find out whether the connection is back. */
  onChange: () => void;
  /** Called with the total of a sale without an answer, paise; null: there is none. */
  onUndecided: (amount: number | null) => void;
};

/**
 * A sale that an ended shift has left without an answer.
 * @param rest shown once there is none.
 */
export type RenderLeftSale = (rest: ReactNode) => ReactNode;

/** Features do not import each other, so the page passes the box office in. */
export type RenderCounter = (counter: CounterNow) => ReactNode;
