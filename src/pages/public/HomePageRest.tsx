import { GalleryTeaser } from '@/features/gallery-teaser/public/GalleryTeaser.tsx';
import { ImpactNumbers } from '@/features/impact/public/ImpactNumbers.tsx';
import { InstagramFeed } from '@/features/instagram/public/InstagramFeed.tsx';
import { IntroVideo } from '@/features/intro-video/public/IntroVideo.tsx';
import { FeaturedWorks } from '@/features/portfolio/public/FeaturedWorks.tsx';
import { PortfolioSection } from '@/features/portfolio/public/PortfolioSection.tsx';
import { QuickEnquiry } from '@/features/quick-enquiry/public/QuickEnquiry.tsx';
import { OurServices } from '@/features/services/public/OurServices.tsx';
import { Team } from '@/features/team/public/Team.tsx';
import { Testimonials } from '@/features/testimonials/public/Testimonials.tsx';
import { TrustedBy } from '@/features/trusted-by/public/TrustedBy.tsx';
import { WhyHire } from '@/features/why-hire/public/WhyHire.tsx';

/** The home page below the first screens. */
export default function HomePageRest() {
  return (
    <>
      <OurServices />
      <WhyHire />
      <FeaturedWorks />
      <GalleryTeaser />
      <Testimonials />
      <TrustedBy />
      <ImpactNumbers />
      <IntroVideo />
      <InstagramFeed />
      <PortfolioSection besideFeatured />
      <Team />
      <QuickEnquiry />
    </>
  );
}
