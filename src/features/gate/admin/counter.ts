import type { ReactNode } from 'react';
import type { GateCount } from './data/answers.ts';

/** The shift of a counter, for whoever sells in it. */
export type CounterNow = {
  shift: string;
  night: string;
  /** Kinds, places and money; undefined until it was read. */
  now: GateCount | undefined;
  isOnline: boolean;
  /** Something was sold, or the connection is to be looked for. */
  onChange: () => void;
};

/** Selling is a capability of another feature: the page brings it. */
export type RenderCounter = (counter: CounterNow) => ReactNode;
