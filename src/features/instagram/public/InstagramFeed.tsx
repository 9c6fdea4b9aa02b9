import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { instagramPosts, instagramText, postsPerView } from '@/content/en/instagram.ts';
import { site } from '@/content/site.ts';
import { warnMissingToken } from '@/features/instagram/data/warnMissingToken.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { Carousel } from '@/shared/ui/carousel/Carousel.tsx';
import { Lightbox, warmLightbox } from '@/shared/ui/lightbox/Lightbox.tsx';
import { usePictureAddress } from '@/shared/ui/lightbox/usePictureAddress.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { PostCard } from './PostCard.tsx';

const pictures = instagramPosts.map(({ media_url, alt, caption }) => ({
  src: media_url,
  alt,
  caption,
  width: 1600,
  height: 1000,
}));

function viewOnInstagram(index: number) {
  const post = instagramPosts[index];
  return post?.permalink ? (
    <a
      href={post.permalink}
      target="_blank"
      rel="noopener"
      className={`${buttonClass({ variant: 'secondary' })} max-sm:px-3 max-sm:text-sm`}
    >
      {instagramText.viewOnInstagram}
      <ExternalLink aria-hidden className="max-sm:hidden" />
    </a>
  ) : null;
}

/** Follow Us on Instagram: eight posts in a row that open larger; renders nothing without posts. */
export function InstagramFeed() {
  const lessMotion = useReducedMotion();
  const shown = usePictureAddress(instagramPosts.length, 'post');
  useEffect(warnMissingToken, []);

  if (instagramPosts.length === 0) return null;
  const slides = instagramPosts.map((post, index) => ({
    key: post.id,
    content: <PostCard post={post} onOpen={() => shown.open(index)} onNear={warmLightbox} />,
  }));
  return (
    <section aria-labelledby="instagram" className="page section pb-0! print:hidden">
      <SectionHead
        id="instagram"
        title={instagramText.title}
        lead={instagramText.lead}
        action={
          site.social.url && (
            <a
              href={site.social.url}
              target="_blank"
              rel="noopener"
              className={`${buttonClass({ variant: 'secondary' })} wrap-anywhere`}
            >
              {instagramText.follow}
              <ExternalLink aria-hidden />
            </a>
          )
        }
      />
      <div className="mt-1 md:mt-4">
        <Carousel
          label={instagramText.posts}
          slides={slides}
          perView={postsPerView}
          lessMotion={lessMotion}
        />
      </div>
      {instagramText.sample && <p className="text-muted mt-2 text-sm">{instagramText.sample}</p>}
      <Lightbox
        pictures={pictures}
        index={shown.index}
        onShow={shown.show}
        onClose={shown.close}
        label={instagramText.posts}
        action={viewOnInstagram}
      />
    </section>
  );
}
