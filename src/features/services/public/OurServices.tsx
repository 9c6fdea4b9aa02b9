import { servicesText } from '@/content/en/home.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { ServiceCards } from './ServiceCards.tsx';

/** Our Services: three groups with all twenty items. */
export function OurServices() {
  return (
    <section aria-labelledby="services" className="page section">
      <SectionHead
        id="services"
        title={servicesText.title}
        lead={servicesText.lead}
        className="mb-6 md:mb-10"
      />
      <ServiceCards level={3} row />
      <div className="mt-6 flex flex-wrap gap-3 md:mt-10">
        <ButtonLink to={paths.gallery} variant="secondary">
          {servicesText.gallery}
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          {servicesText.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
