import { teaserAlbums, teaserText, type TeaserAlbum } from '@/content/en/galleryTeaser.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Carousel } from '@/shared/ui/carousel/Carousel.tsx';
import { Lightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import { usePictureAddress } from '@/shared/ui/lightbox/usePictureAddress.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { TeaserCard } from './TeaserCard.tsx';

/** Visible slides from 320, 640, 768 and 1024 px (specification section 9). */
const PER_VIEW = [1, 2, 3, 4] as const;

/** Gallery teaser of the home page: four albums, each opening in the lightbox. */
export function GalleryTeaser() {
  const lessMotion = useReducedMotion();
  return (
    <section aria-labelledby="teaser" className="border-line bg-surface border-y print:hidden">
      <div className="page section">
        <SectionHead
          id="teaser"
          title={teaserText.title}
          lead={teaserText.lead}
          action={
            <ButtonLink to={paths.gallery} variant="secondary">
              {teaserText.more}
            </ButtonLink>
          }
        />
        <div className="mt-2 md:mt-6">
          <Carousel
            label={teaserText.slider}
            perView={PER_VIEW}
            gap={24}
            lessMotion={lessMotion}
            slides={teaserAlbums.map((album) => ({
              key: album.slug,
              content: <TeaserSlide album={album} />,
            }))}
          />
        </div>
      </div>
      {teaserAlbums.map((album) => (
        <TeaserLightbox key={album.slug} album={album} />
      ))}
    </section>
  );
}

function TeaserSlide({ album }: { album: TeaserAlbum }) {
  const { open } = usePictureAddress(album.pictures.length, album.slug);
  return <TeaserCard album={album} onOpen={() => open(0)} />;
}

/** Next to the slider, as slides out of view are inert with their content. */
function TeaserLightbox({ album }: { album: TeaserAlbum }) {
  const { index, show, close } = usePictureAddress(album.pictures.length, album.slug);
  return (
    <Lightbox
      pictures={album.pictures.map((picture) => ({
        ...picture,
        caption: album.title,
        width: 1600,
        height: 1000,
      }))}
      index={index}
      onShow={show}
      onClose={close}
      label={album.title}
      pagination
    />
  );
}
