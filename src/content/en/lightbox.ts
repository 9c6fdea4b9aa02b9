/** Words of the picture viewer and of the sliders, wherever they stand. */
export const lightboxText = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Enlarge the picture',
  zoomOut: 'Show the whole picture',
  pagination: 'Choose a picture',
  show: (number: number) => `Show picture ${number}`,
  /** Specification section 2: counter 'n / total'. */
  counter: (number: number, total: number) => `${number} / ${total}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  carousel: 'carousel',
  slide: 'slide',
  failed: 'The pictures could not be opened. Please check your connection and try again.',
} as const;

export const carouselText = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;
