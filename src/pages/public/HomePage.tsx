import { homeSeo } from '@/content/en/home.ts';
import { UpcomingEvents } from '@/features/events/public/UpcomingEvents.tsx';
import { Hero } from '@/features/hero/public/Hero.tsx';
import { Particles } from '@/features/particles/public/Particles.tsx';
import { Typewriter } from '@/features/typewriter/public/Typewriter.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { lateSection } from '@/shared/ui/lazyPart.tsx';

const rest = lateSection(() => import('./HomePageRest.tsx'));

/** @public Read by `lazyPage`. */
export const sections = [rest];

export default function HomePage() {
  return (
    <>
      <Seo {...homeSeo} path={paths.home} />
      <Hero backdrop={Particles} />
      <Typewriter />
      <UpcomingEvents />
      <rest.Part />
    </>
  );
}
