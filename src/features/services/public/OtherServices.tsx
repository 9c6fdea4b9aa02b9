import { useId } from 'react';
import { Link } from 'react-router-dom';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import { serviceSummaries } from '@/content/en/service/summaries.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { paths, servicePageSlugs, type ServicePageSlug } from '@/shared/paths.ts';

/** Links to the other six service pages. */
export function OtherServices({ current }: { current: ServicePageSlug }) {
  const id = useId();
  const isOpen = useIsOpen();
  const others = servicePageSlugs.filter((slug) => slug !== current && isOpen(paths.service(slug)));
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="page border-line border-t pt-8 pb-14">
      <h2 id={id} className="text-heading">
        {servicePageText.others}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {others.map((slug) => (
          <li key={slug}>
            <Link to={paths.service(slug)} className="link inline-block py-2.5 font-medium">
              {serviceSummaries[slug].heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
