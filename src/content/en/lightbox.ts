/** Texts of the lightbox. */
export const lightboxText = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Enlarge the picture',
  zoomOut: 'Show the whole picture',
  pagination: 'Choose a picture',
  show: (number: number) => `Show picture ${number}`,
  counter: (number: number, total: number) => `${number} / ${total}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  carousel: 'carousel',
  slide: 'slide',
} as const;
