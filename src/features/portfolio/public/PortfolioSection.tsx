import { useId, useMemo } from 'react';
import { featuredText } from '@/content/en/home.ts';
import { PORTFOLIO_MAX, portfolioAlbums } from '@/features/portfolio/data/albumQueries.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Carousel } from '@/shared/ui/carousel/Carousel.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { AlbumCard } from './AlbumCard.tsx';
import { Albums } from './Albums.tsx';

type PortfolioSectionProps = {
  /** Only featured albums, with a button to all of them. */
  featuredOnly?: boolean;
  /** Excludes the albums of Featured Works on the same page. */
  besideFeatured?: boolean;
  maxAlbums?: number;
  title?: string;
  subtitle?: string;
  /** Only albums of this category, as the owner wrote it. */
  categoryFilter?: string;
};

/** Time between slides, ms, and slides per view (specification section 9). */
const AUTOPLAY_MS = 5000;
const PER_VIEW = [1, 2, 2, 3] as const;

/** Albums as a slider; a card opens its album over the page. Renders nothing without albums. */
export function PortfolioSection(props: PortfolioSectionProps) {
  const { featuredOnly = false, besideFeatured = false, categoryFilter } = props;
  const { maxAlbums = PORTFOLIO_MAX } = props;
  const { title = featuredText.portfolioTitle, subtitle = featuredText.portfolioLead } = props;
  const lessMotion = useReducedMotion();
  const headingId = useId();
  const query = useMemo(
    () => portfolioAlbums({ featuredOnly, besideFeatured, maxAlbums, categoryFilter }),
    [featuredOnly, besideFeatured, maxAlbums, categoryFilter],
  );
  const { data } = useLive(query);
  if (data?.length === 0 && categoryFilter === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="page section print:hidden">
      <SectionHead
        id={headingId}
        title={title}
        lead={subtitle}
        action={
          featuredOnly && (
            <ButtonLink to={paths.gallery} variant="secondary">
              {featuredText.viewAll}
            </ButtonLink>
          )
        }
      />
      <div className="mt-2 md:mt-6">
        <Albums query={query} name="portfolio">
          {(albums, onOpen, isOpen) => (
            <Carousel
              label={featuredText.portfolioSlides}
              perView={PER_VIEW}
              autoplayMs={AUTOPLAY_MS}
              held={isOpen}
              lessMotion={lessMotion}
              slides={albums.map((album) => ({
                key: album.id,
                content: <AlbumCard album={album} look="wide" onOpen={onOpen} />,
              }))}
            />
          )}
        </Albums>
      </div>
    </section>
  );
}
