import type { ReactNode } from 'react';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import { RelatedEvents } from '@/features/events/public/RelatedEvents.tsx';
import { PageClosing } from '@/features/page-intro/public/PageClosing.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { PageSteps } from '@/features/page-intro/public/PageSteps.tsx';
import { RelatedAlbums } from '@/features/portfolio/public/RelatedAlbums.tsx';
import { OtherServices } from '@/features/services/public/OtherServices.tsx';
import { PriceLink } from '@/features/services/public/PriceLink.tsx';
import { ServiceFacts } from '@/features/services/public/ServiceFacts.tsx';
import { ServiceOffer } from '@/features/services/public/ServiceOffer.tsx';
import { paths, type ServicePageSlug } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Questions } from '@/shared/ui/Questions.tsx';

type ServiceTemplateProps = {
  slug: ServicePageSlug;
  text: ServiceText;
  /** The service's own sections, between introduction and offer. */
  children: ReactNode;
};

/** Template of the seven service pages. */
export function ServiceTemplate({ slug, text, children }: ServiceTemplateProps) {
  return (
    <>
      <Seo {...text.seo} path={paths.service(slug)} />
      <PageIntro text={text.intro}>
        <PriceLink packages={text.packages} />
      </PageIntro>
      <ServiceFacts facts={text.facts} />
      {children}
      <ServiceOffer inclusions={text.inclusions} packages={text.packages} />
      <PageSteps {...text.steps} />
      <RelatedAlbums title={text.albumsTitle} service={slug} />
      <RelatedEvents title={text.eventsTitle} service={slug} />
      <Questions title={servicePageText.questions} questions={text.questions} className="pb-0!" />
      <PageClosing {...text.closing} button={text.intro.button} service={slug} />
      <OtherServices current={slug} />
    </>
  );
}
