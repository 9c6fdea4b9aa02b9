import type { ISourceOptions } from '@tsparticles/engine';

const WHITE = '#fff';

/**
 * Particles of specification section 9. "Density area 800" of tsParticles means 30 particles per 800 x 1000 square CSS
 * px.
 */
export const particleOptions: ISourceOptions = {
  fpsLimit: 60,
  detectRetina: true,
  background: { opacity: 0 },
  // Fills its parent, not the window.
  fullScreen: { enable: false },
  // By default these would resume what the visitor has stopped.
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
