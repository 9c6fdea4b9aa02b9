/** The line under the hero, whose phrases are typed and deleted in turn. */
export const typewriterText: Readonly<Record<'lead' | 'pause' | 'play', string>> & {
  phrases: readonly string[];
} = {
  /** Static text before every phrase. */
  lead: 'We look after',
  phrases: [
    'the mandap and the marigolds.',
    'the baraat, the band and the ghodi.',
    'food that everyone will enjoy.',
    'the stage, the sound and the timing.',
    'your mother’s list and your father’s budget.',
  ],
  pause: 'Pause the typing',
  play: 'Resume the typing',
};
