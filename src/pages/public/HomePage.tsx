import { homeSeo } from '@/content/en/home.ts';
import { Hero } from '@/features/hero/public/Hero.tsx';
import { ImpactNumbers } from '@/features/impact/public/ImpactNumbers.tsx';
import { FeaturedWorks } from '@/features/portfolio/public/FeaturedWorks.tsx';
import { OurServices } from '@/features/services/public/OurServices.tsx';
import { WhyHire } from '@/features/why-hire/public/WhyHire.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function HomePage() {
  return (
    <>
      <Seo {...homeSeo} path={paths.home} />
      <Hero />
      <OurServices />
      <WhyHire />
      <FeaturedWorks />
      <ImpactNumbers />
    </>
  );
}
