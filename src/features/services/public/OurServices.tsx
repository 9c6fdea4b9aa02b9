import { servicesText } from '@/content/en/home.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { ServiceCards } from './ServiceCards.tsx';

/** Our Services: three groups with all twenty items (spec sections 2 and 3). */
export function OurServices() {
  return (
    <section aria-labelledby="services" className="page section">
      <h2 id="services" className="text-title">
        {servicesText.title}
      </h2>
      <p className="measure text-lead text-muted mt-3 mb-10">{servicesText.lead}</p>
      <ServiceCards level={3} />
      <div className="mt-14 flex flex-wrap gap-3">
        <ButtonLink to={paths.gallery} variant="secondary">
          {servicesText.gallery}
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="quiet">
          {servicesText.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
