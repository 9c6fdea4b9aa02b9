import type { ISourceOptions } from '@tsparticles/engine';

const WHITE = '#fff';

/**
 * The decorative particles (specification section 9). "Density area 800" is the measure the figure comes from: 30
 * particles for each 800 times 1000 square CSS pixels.
 */
export const particleOptions: ISourceOptions = {
  fpsLimit: 60,
  detectRetina: true,
  background: { opacity: 0 },
  // It fills its parent, not the window.
  fullScreen: { enable: false },
  // Left to themselves these would start again what the visitor stopped.
  pauseOnBlur: false,
  pauseOnOutsideViewport: false,
  particles: {
    number: { value: 30, density: { enable: true, width: 800, height: 1000 } },
    paint: { fill: { enable: true, color: { value: WHITE } } },
    opacity: { value: 0.3 },
    size: { value: { min: 1, max: 3 } },
    move: { enable: true, speed: 1 },
    links: { enable: true, distance: 150, color: WHITE, opacity: 0.2, width: 1 },
  },
};
