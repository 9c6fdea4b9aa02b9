import { ArrowRight } from 'lucide-react';
import { servicesText } from '@/content/en/home.ts';
import { services, type ServiceGroup } from '@/content/en/services.ts';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

type ServiceItemsProps = {
  group: ServiceGroup;
  /** `programme` lays them out like a wedding's programme, one per line, if there is room; `chips` as small labels. */
  look?: 'programme' | 'chips';
};

const lists = {
  programme: 'mt-4 flex flex-wrap gap-2 md:mt-6 md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-0',
  chips: 'mt-4 flex flex-wrap gap-2 md:mt-5',
};
const link =
  'inline-flex min-h-11 items-center border-line transition-colors hover:border-sindoor hover:text-sindoor';
const links = {
  programme: `${link} group max-md:rounded-full max-md:border max-md:bg-surface max-md:px-4 max-md:font-medium md:flex md:min-h-13 md:justify-between md:gap-3 md:border-b md:font-display md:text-lg md:font-semibold`,
  chips: `${link} rounded-full border bg-surface px-4 font-medium`,
};

/** Services of one group; each name opens the prefilled enquiry form. */
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
                  className="text-sindoor size-4 transition-transform group-hover:translate-x-1 max-md:hidden"
                />
              )}
            </EnquireLink>
          </li>
        ))}
    </ul>
  );
}
