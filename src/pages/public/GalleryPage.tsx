import { pages } from '@/content/en/pages.ts';
import { Gallery } from '@/features/portfolio/public/Gallery.tsx';
import { GalleryIntro } from '@/features/portfolio/public/GalleryIntro.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function GalleryPage() {
  return (
    <>
      <Seo {...pages.gallery.seo} path={paths.gallery} />
      <GalleryIntro text={pages.gallery.intro} />
      <Gallery />
    </>
  );
}
