import { Link } from 'react-router-dom';
import { serviceSummaries } from '@/content/en/service/summaries.ts';
import { hubText } from '@/content/en/servicesHub.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { paths, servicePageSlugs } from '@/shared/paths.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

const entries = [
  ...servicePageSlugs.map((slug) => ({
    heading: serviceSummaries[slug].heading,
    lead: serviceSummaries[slug].lead,
    path: paths.service(slug),
  })),
  { heading: hubText.venues.heading, lead: hubText.venues.lead, path: paths.venuesInPatna },
];

/** All services with a page, each with its opening sentence. */
export function ServiceDirectory() {
  const isOpen = useIsOpen();
  return (
    <section aria-labelledby="service-pages" className="border-line bg-surface border-y">
      <div className="page section">
        <SectionHead id="service-pages" title={hubText.pages} />
        <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
          {entries
            .filter(({ path }) => isOpen(path))
            .map(({ heading, lead, path }) => (
              <li key={path} className="border-line relative border-b py-5">
                <h3>
                  <Link
                    to={path}
                    className="font-display text-heading hover:text-sindoor font-semibold after:absolute after:inset-0"
                  >
                    {heading}
                  </Link>
                </h3>
                <p className="text-muted mt-1">{lead}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
