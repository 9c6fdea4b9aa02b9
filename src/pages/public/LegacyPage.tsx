import { serviceCards, servicesText } from '@/content/en/home.ts';
import { legacyText } from '@/content/en/legacy.ts';
import { pages } from '@/content/en/pages.ts';
import { EventLines } from '@/features/events/public/EventLines.tsx';
import { QuietIntro } from '@/features/legacy-home/public/QuietIntro.tsx';
import { QuietLinks } from '@/features/legacy-home/public/QuietLinks.tsx';
import { QuietNumbers } from '@/features/legacy-home/public/QuietNumbers.tsx';
import { ServiceItems } from '@/features/services/public/ServiceItems.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The former, static home page. Its canonical URL is the current one. */
export default function LegacyPage() {
  return (
    <>
      <Seo {...pages.legacy.seo} noindex canonical={paths.home} />
      <QuietIntro text={pages.legacy.intro} />
      <section aria-labelledby="services" className="border-line bg-surface border-t">
        <div className="page section">
          <SectionHead id="services" title={servicesText.title} />
          {serviceCards.map(({ group, title }) => (
            <div key={group} className="mt-8">
              <h3 className="text-heading">{title}</h3>
              <ServiceItems group={group} />
            </div>
          ))}
        </div>
      </section>
      <EventLines title={legacyText.events} />
      <QuietNumbers />
      <QuietLinks />
    </>
  );
}
