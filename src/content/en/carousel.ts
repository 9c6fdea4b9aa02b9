/** Texts of every carousel. */
export const carouselText = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slides',
  play: 'Play the slides',
  position: (index: number, count: number) => `${index} of ${count}`,
};
