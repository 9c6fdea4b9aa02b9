/** The line under the hero: phrases that are typed and deleted in turn (specification section 2; the words are ours). */
export const typewriterText = {
  /** Stands still in front of every phrase. */
  lead: 'We look after',
  phrases: [
    'the mandap and the marigolds.',
    'the baraat, the band and the horse.',
    'a menu that every table can eat.',
    'the stage, the sound and the clock.',
    'your mother’s list and your father’s budget.',
  ],
  pause: 'Pause the typing',
  play: 'Go on typing',
} as const;
