import { serviceCards, servicesText } from '@/content/en/home.ts';
import { pages } from '@/content/en/pages.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { ServiceItems } from '@/features/services/public/ServiceItems.tsx';
import { Seo } from '@/shared/seo/Seo.tsx';

/** The earlier, plainer home page. Search engines get the present one, so this has no canonical address. */
export default function LegacyPage() {
  return (
    <>
      <Seo {...pages.legacy.seo} noindex />
      <PageIntro text={pages.legacy.intro} />
      <section aria-labelledby="services" className="border-t border-line bg-surface">
        <div className="page section">
          <h2 id="services" className="text-title">
            {servicesText.title}
          </h2>
          {serviceCards.map(({ group, title }) => (
            <div key={group} className="mt-8">
              <h3 className="text-heading">{title}</h3>
              <ServiceItems group={group} />
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
