/** Time per typed letter and pause at the end of a phrase, ms (specification section 9). */
const TYPE_MS = 50;
const PAUSE_MS = 2000;
/** Deleting is twice as fast. */
const DELETE_MS = TYPE_MS / 2;

/** State of the typewriter: phrase, number of visible letters, direction. */
export type Typing = { phrase: number; letters: number; deleting: boolean };

/** Starts with the first phrase complete, as prerendered. */
export function typingStart(phrases: readonly string[]): Typing {
  return { phrase: 0, letters: phrases[0]?.length ?? 0, deleting: false };
}

/** The next state and the delay before it, ms. Phrases loop. */
export function typingStep(
  phrases: readonly string[],
  { phrase, letters, deleting }: Typing,
): { next: Typing; wait: number } {
  const whole = phrases[phrase]?.length ?? 0;
  if (!deleting && letters < whole) {
    return { next: { phrase, letters: letters + 1, deleting }, wait: TYPE_MS };
  }
  if (!deleting) return { next: { phrase, letters, deleting: true }, wait: PAUSE_MS };
  if (letters > 0) return { next: { phrase, letters: letters - 1, deleting }, wait: DELETE_MS };
  return {
    next: { phrase: (phrase + 1) % Math.max(phrases.length, 1), letters: 0, deleting: false },
    wait: TYPE_MS,
  };
}
