/** How long a tap took, in ms from the moment of the input. */
export type TapTimes = {
  /** To the first frame after it, whatever that shows: the longest Event Timing `duration` of the
   * tap's events; 0 where all took less than 16 ms. */
  nextPaint: number;
  /** To the end of the main thread's work for the first frame that shows the result. */
  result: number;
};

/**
 * Runs in the page: times the next tap. The result is there when `look` returns another text than before the tap, called
 * before each frame; the time is taken in the first task after that frame was handed to the compositor. The
 * input's moment is the time stamp of the tap's click event, so waiting for a busy main thread counts.
 */
export async function timeTap(look: () => string): Promise<TapTimes> {
  const events = { type: 'event', durationThreshold: 16 };
  let before = look();
  let input = 0;
  let nextPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) nextPaint = Math.max(nextPaint, entry.duration);
  }).observe(events);
  const result = await new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => resolve(performance.now() - input));
    port2.start();
    const check = () => {
      if (look() === before) requestAnimationFrame(check);
      else port1.postMessage('drawn');
    };
    const start = (event: MouseEvent) => {
      if (!event.isTrusted || input > 0) return;
      input = event.timeStamp;
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', () => (before = look()), { capture: true });
    addEventListener('click', start, { capture: true });
  });
  // Event Timing reports once the frame is on the screen.
  await new Promise((later) => setTimeout(later, 1000));
  return { nextPaint, result };
}
