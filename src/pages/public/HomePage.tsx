import { homeSeo } from '@/content/en/home.ts';
import { UpcomingEvents } from '@/features/events/public/UpcomingEvents.tsx';
import { GalleryTeaser } from '@/features/gallery-teaser/public/GalleryTeaser.tsx';
import { Hero } from '@/features/hero/public/Hero.tsx';
import { ImpactNumbers } from '@/features/impact/public/ImpactNumbers.tsx';
import { InstagramFeed } from '@/features/instagram/public/InstagramFeed.tsx';
import { IntroVideo } from '@/features/intro-video/public/IntroVideo.tsx';
import { Particles } from '@/features/particles/public/Particles.tsx';
import { FeaturedWorks } from '@/features/portfolio/public/FeaturedWorks.tsx';
import { PortfolioSection } from '@/features/portfolio/public/PortfolioSection.tsx';
import { QuickEnquiry } from '@/features/quick-enquiry/public/QuickEnquiry.tsx';
import { OurServices } from '@/features/services/public/OurServices.tsx';
import { Team } from '@/features/team/public/Team.tsx';
import { TrustedBy } from '@/features/trusted-by/public/TrustedBy.tsx';
import { Typewriter } from '@/features/typewriter/public/Typewriter.tsx';
import { WhyHire } from '@/features/why-hire/public/WhyHire.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function HomePage() {
  return (
    <>
      <Seo {...homeSeo} path={paths.home} />
      <Hero backdrop={Particles} />
      <Typewriter />
      <UpcomingEvents />
      <OurServices />
      <WhyHire />
      <FeaturedWorks />
      <GalleryTeaser />
      <TrustedBy />
      <ImpactNumbers />
      <IntroVideo />
      <InstagramFeed />
      <PortfolioSection />
      <Team />
      <QuickEnquiry />
    </>
  );
}
