/** The short film (specification section 2: a small muted video with a play/pause button). Rendered for this project; silent. */
export const introVideoText = {
  title: 'An evening, from the first lamp to the last table',
  lead: 'Ten silent seconds: a diya beside marigolds, the mandap by the water, a rangoli ringed with lamps, and the tables laid.',
  play: 'Play the film',
  pause: 'Pause the film',
  again: 'Play the film again',
  /** For who cannot see it. */
  label:
    'A silent film of ten seconds: a lit diya beside marigolds, a wedding mandap by the water at dusk, a rangoli ringed with lamps, tables laid on a lawn under strings of light',
  poster: { src: '/pictures/diya.jpg', alt: '', focal: [0.68, 0.65] },
  sources: [
    { src: '/video/intro.webm', type: 'video/webm' },
    { src: '/video/intro.mp4', type: 'video/mp4' },
  ],
} as const;
