/** Specification section 9: time per letter typed and the rest at the end of a phrase, ms. */
const TYPE_MS = 50;
const PAUSE_MS = 2000;
/** Deletion runs at twice the speed. */
const DELETE_MS = TYPE_MS / 2;

/** Where the typewriter is: which phrase, how many of its letters stand there, and which way it goes. */
export type Typing = { phrase: number; letters: number; deleting: boolean };

/** It begins with the first phrase whole, as the page was built. */
export function typingStart(phrases: readonly string[]): Typing {
  return { phrase: 0, letters: phrases[0]?.length ?? 0, deleting: false };
}

/** The next moment, and how long to wait before it, ms. Phrases follow each other in a loop. */
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
