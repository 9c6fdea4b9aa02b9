import { pages } from '@/content/en/pages.ts';
import { hubClosing, hubQuestions, hubSteps } from '@/content/en/servicesHub.ts';
import { PageClosing } from '@/features/page-intro/public/PageClosing.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { PageSteps } from '@/features/page-intro/public/PageSteps.tsx';
import { Advertising } from '@/features/services/public/Advertising.tsx';
import { ServiceDirectory } from '@/features/services/public/ServiceDirectory.tsx';
import { ServiceFilter } from '@/features/services/public/ServiceFilter.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Questions } from '@/shared/ui/Questions.tsx';

export default function ServicesPage() {
  return (
    <>
      <Seo {...pages.services.seo} path={paths.services} />
      <PageIntro text={pages.services.intro} />
      <ServiceFilter />
      <ServiceDirectory />
      <Advertising />
      <PageSteps {...hubSteps} />
      <Questions {...hubQuestions} className="pb-0!" />
      <PageClosing {...hubClosing} />
    </>
  );
}
