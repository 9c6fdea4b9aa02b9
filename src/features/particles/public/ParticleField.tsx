import { tsParticles, type Container } from '@tsparticles/engine';
import { Particles as Canvas, ParticlesProvider } from '@tsparticles/react';
import { loadSlim } from '@tsparticles/slim';
import { useEffect, useState } from 'react';
import { particleOptions } from './particleOptions.ts';

type ParticleFieldProps = {
  /** False pauses the animation. */
  playing: boolean;
};

/** tsParticles 4.4 leaks a destroyed canvas and its points in its path plugin. */
function forget(container: Container): void {
  const kept: unknown = Reflect.get(tsParticles.pluginManager, 'pathGenerators');
  if (kept instanceof Map) kept.delete(container);
}

/** The canvas with its library: lazy chunks, 37 kB gzip together. */
export function ParticleField({ playing }: ParticleFieldProps) {
  const [container, setContainer] = useState<Container>();

  useEffect(() => {
    if (playing) container?.play();
    else container?.pause();
  }, [container, playing]);
  useEffect(() => (container ? () => forget(container) : undefined), [container]);

  return (
    <ParticlesProvider init={loadSlim}>
      <Canvas
        id="particles"
        options={particleOptions}
        particlesLoaded={setContainer}
        className="absolute inset-0"
      />
    </ParticlesProvider>
  );
}
