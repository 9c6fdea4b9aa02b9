import { useLocation } from 'react-router-dom';
import { servicePageTexts } from '@/content/en/servicePages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { paths, servicePageSlugs } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

/** The one template of the seven service pages; which one it is, its address says. */
export default function ServicePage() {
  const { pathname } = useLocation();
  const slug = servicePageSlugs.find((known) => pathname.startsWith(paths.service(known)));
  if (!slug) throw new Error(`${pathname} is not the address of a service page.`);
  const { seo, intro } = servicePageTexts[slug];
  return (
    <>
      <Seo {...seo} path={paths.service(slug)} />
      <PageIntro text={intro} />
    </>
  );
}
