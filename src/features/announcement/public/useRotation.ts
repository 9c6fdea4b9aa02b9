import { useEffect, useState, type RefObject } from 'react';
import { useInView } from '@/shared/ui/useInView.ts';

/** Time per message, ms: enough to read two lines. */
export const ROTATION_MS = 6000;

/**
 * Rotates between messages while visible.
 * @param strip element whose visibility is watched.
 * @param running false pauses.
 * @returns the index, and a function that moves to the next one, looping.
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
