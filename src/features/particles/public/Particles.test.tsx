import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { Particles } from './Particles.tsx';
import { particleOptions } from './particleOptions.ts';

describe('the particles', () => {
  it('a visitor sees them as specification section 9 has them', () => {
    expect(particleOptions).toMatchObject({
      fpsLimit: 60,
      detectRetina: true,
      background: { opacity: 0 },
      fullScreen: { enable: false },
      particles: {
        number: { value: 30, density: { enable: true, width: 800 } },
        paint: { fill: { enable: true, color: { value: '#fff' } } },
        opacity: { value: 0.3 },
        size: { value: { min: 1, max: 3 } },
        move: { enable: true, speed: 1 },
        links: { enable: true, distance: 150, color: '#fff', opacity: 0.2, width: 1 },
      },
    });
  });

  it('a visitor without JavaScript gets nothing of them', () => {
    const html = renderToString(
      <PreferencesProvider>
        <Particles />
      </PreferencesProvider>,
    );
    expect(html).toBe('');
  });
});
