import { pages, partTitles } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { albums } from '@/features/portfolio/data/albums.ts';
import { AlbumList } from '@/features/portfolio/public/AlbumList.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function GalleryPage() {
  return (
    <>
      <Seo {...pages.gallery.seo} path={paths.gallery} />
      <PageIntro text={pages.gallery.intro} />
      <section aria-labelledby="albums" className="border-t border-line">
        <div className="page section lg:pb-40">
          <h2 id="albums" className="mb-10 text-title">
            {partTitles.albums}
          </h2>
          <AlbumList query={albums} name="gallery" large />
        </div>
      </section>
    </>
  );
}
