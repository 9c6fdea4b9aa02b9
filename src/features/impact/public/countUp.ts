/** Duration of a counter, ms (specification section 9). */
const COUNT_MS = 2500;

/**
 * Counts from 0 to exactly 1 in 2.5 s, easing out.
 * @param onStep called with the progress, once per frame.
 * @returns a function that stops it.
 */
export function countUp(onStep: (part: number) => void): () => void {
  let frame = 0;
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const part = Math.min((now - start) / COUNT_MS, 1);
    onStep(1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
