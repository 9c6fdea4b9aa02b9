import { useEffect, useState } from 'react';

/** How long a message stands before the next one takes its place, ms: two lines read without haste. */
export const ROTATION_MS = 6000;

/**
 * The message of several that is shown.
 * @param running false where it stays until told otherwise.
 * @returns its index, and how to go on to the next one; the first follows the last.
 */
export function useRotation(count: number, running: boolean): { index: number; next: () => void } {
  const [turns, setTurns] = useState(0);
  const next = () => setTurns((before) => before + 1);
  const index = count === 0 ? 0 : turns % count;

  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setInterval(next, ROTATION_MS);
    return () => clearInterval(timer);
  }, [running, count, turns]);

  return { index, next };
}
