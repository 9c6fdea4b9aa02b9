import { pages } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function AboutPage() {
  return (
    <>
      <Seo {...pages.about.seo} path={paths.about} />
      <PageIntro text={pages.about.intro} />
    </>
  );
}
