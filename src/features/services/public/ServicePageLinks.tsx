import { Link } from 'react-router-dom';
import { partTitles } from '@/content/en/pages.ts';
import { servicePageTexts } from '@/content/en/servicePages.ts';
import { paths, servicePageSlugs } from '@/shared/paths.ts';

/** The seven services with a page of their own, each with its opening sentence. */
export function ServicePageLinks() {
  return (
    <section aria-labelledby="service-pages" className="border-y border-line bg-surface">
      <div className="page section">
        <h2 id="service-pages" className="text-title">
          {partTitles.servicePages}
        </h2>
        <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
          {servicePageSlugs.map((slug) => (
            <li key={slug} className="relative border-b border-line py-5">
              <Link
                to={paths.service(slug)}
                className="font-display text-heading font-semibold after:absolute after:inset-0 hover:text-sindoor"
              >
                {servicePageTexts[slug].intro.heading}
              </Link>
              <p className="mt-1 text-muted">{servicePageTexts[slug].intro.lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
