import { useEffect, useState, type RefObject } from 'react';
import { useInView } from '@/shared/ui/useInView.ts';

/** How long a message stands before the next one takes its place, ms: two lines read without haste. */
export const ROTATION_MS = 6000;

/**
 * The message of several that is shown. It changes by itself only where somebody sees it.
 * @param strip where it stands. @param running false where it stays until told otherwise.
 * @returns its index, and how to go on to the next one; the first follows the last.
 */
export function useRotation(
  strip: RefObject<Element | null>,
  count: number,
  running: boolean,
): { index: number; next: () => void } {
  const moves = useInView(strip) && running;
  const [turns, setTurns] = useState(0);
  const next = () => setTurns((before) => before + 1);
  const index = count === 0 ? 0 : turns % count;

  useEffect(() => {
    if (!moves || count < 2) return undefined;
    const timer = setTimeout(next, ROTATION_MS);
    return () => clearTimeout(timer);
  }, [moves, count, turns]);

  return { index, next };
}
