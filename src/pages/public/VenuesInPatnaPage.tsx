import { pages } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function VenuesInPatnaPage() {
  return (
    <>
      <Seo {...pages.venuesInPatna.seo} path={paths.venuesInPatna} />
      <PageIntro text={pages.venuesInPatna.intro} />
    </>
  );
}
