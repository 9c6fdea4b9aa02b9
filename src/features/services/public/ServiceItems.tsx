import { ArrowRight } from 'lucide-react';
import { servicesText } from '@/content/en/home.ts';
import { services, type ServiceGroup } from '@/content/en/services.ts';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

type ServiceItemsProps = {
  group: ServiceGroup;
  /** `programme` sets them like the card of a wedding's functions, one a line; `chips` as small labels. */
  look?: 'programme' | 'chips';
};

const lists = {
  programme: 'mt-6 grid grid-cols-1 gap-x-10 sm:grid-cols-2',
  chips: 'mt-5 flex flex-wrap gap-2',
};
const links = {
  programme:
    'group flex min-h-13 items-center justify-between gap-3 border-b border-line font-display text-lg font-semibold transition-colors hover:border-sindoor hover:text-sindoor',
  chips:
    'inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium transition-colors hover:border-sindoor hover:text-sindoor',
};

/** The services of one group; each name opens the enquiry form filled with it. */
export function ServiceItems({ group, look = 'chips' }: ServiceItemsProps) {
  return (
    <ul className={lists[look]}>
      {services
        .filter((service) => service.group === group)
        .map(({ slug, label }) => (
          <li key={slug}>
            <EnquireLink
              service={slug}
              aria-label={servicesText.enquireAbout(label)}
              className={links[look]}
            >
              {label}
              {look === 'programme' && (
                <ArrowRight
                  aria-hidden
                  className="text-sindoor size-4 transition-transform group-hover:translate-x-1"
                />
              )}
            </EnquireLink>
          </li>
        ))}
    </ul>
  );
}
