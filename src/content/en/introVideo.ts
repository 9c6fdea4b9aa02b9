/** The short film: small, muted, with a button that plays and pauses it. Rendered for this project; silent. */
export const introVideoText = {
  title: 'A few seconds from an evening',
  lead: 'A diya with marigolds, the mandap by the water, a rangoli with lamps, and tables ready for the guests.',
  play: 'Play the film',
  pause: 'Pause the film',
  again: 'Play the film again',
  /** Text alternative. */
  label:
    'A silent film of ten seconds: a lit diya beside marigolds, a wedding mandap by the water at dusk, a rangoli ringed with lamps, tables laid on a lawn under strings of light',
  poster: { src: '/pictures/diya.jpg', alt: '', focal: [0.68, 0.65] },
  sources: [
    { src: '/video/intro.webm', type: 'video/webm' },
    { src: '/video/intro.mp4', type: 'video/mp4' },
  ],
} as const;
