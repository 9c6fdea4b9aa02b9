import { pages } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { ServiceCards } from '@/features/services/public/ServiceCards.tsx';
import { ServicePageLinks } from '@/features/services/public/ServicePageLinks.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function ServicesPage() {
  return (
    <>
      <Seo {...pages.services.seo} path={paths.services} />
      <PageIntro text={pages.services.intro} />
      <ServicePageLinks />
      <section aria-label={pages.services.intro.heading} className="page section">
        <ServiceCards level={2} />
      </section>
    </>
  );
}
