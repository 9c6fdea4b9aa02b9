import {
  clients,
  CLIENTS_AUTOPLAY_MS,
  clientsPerView,
  trustedByText,
} from '@/content/en/trustedBy.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { Carousel } from '@/shared/ui/carousel/Carousel.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { BadgeCards } from './BadgeCards.tsx';
import { ClientLogo } from './ClientLogo.tsx';
import { VenuePartners } from './VenuePartners.tsx';

const logos = clients.map((client) => ({ key: client.name, content: <ClientLogo {...client} /> }));

/** Trusted By Clients: looping logos, badges, venue partners. Logos and partners are optional. */
export function TrustedBy() {
  const lessMotion = useReducedMotion();
  return (
    <section aria-labelledby="trusted-by" className="border-line bg-surface/60 border-y">
      <div className="page section">
        <SectionHead id="trusted-by" title={trustedByText.title} lead={trustedByText.lead} />
        {logos.length > 0 && (
          <div className="md:mt-6">
            <Carousel
              label={trustedByText.logos}
              slides={logos}
              perView={clientsPerView}
              autoplayMs={CLIENTS_AUTOPLAY_MS}
              lessMotion={lessMotion}
            />
          </div>
        )}
        <div className="mt-5 md:mt-10">
          <BadgeCards />
        </div>
        <div className="mt-4 md:mt-10">
          <VenuePartners />
        </div>
        {trustedByText.sampleNames && (
          <p className="text-muted mt-2 text-xs md:mt-8 md:text-sm">{trustedByText.sampleNames}</p>
        )}
      </div>
    </section>
  );
}
