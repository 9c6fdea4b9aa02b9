import { pages } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function RaasGarbaPage() {
  return (
    <>
      <Seo {...pages.raasGarba.seo} path={paths.raasGarba} />
      <PageIntro text={pages.raasGarba.intro} />
    </>
  );
}
