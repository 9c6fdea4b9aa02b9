import type { ReactNode } from 'react';
import type { GateCount } from './data/answers.ts';

/** A counter's shift, as passed to the feature that sells passes there (features/passes/admin/counter). */
export type CounterNow = {
  shift: string;
  night: string;
  /** Kinds on sale, places left and takings; undefined until loaded. */
  now: GateCount | undefined;
  isOnline: boolean;
  /** Reloads the totals: after a sale, or to check whether the connection is back. */
  onChange: () => void;
};

/** Features do not import each other, so the page passes in the component that sells. */
export type RenderCounter = (counter: CounterNow) => ReactNode;
