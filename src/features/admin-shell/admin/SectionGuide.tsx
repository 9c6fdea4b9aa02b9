import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminLink, AdminSection } from '@/content/en/adminSections.ts';
import { isAdminPath } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** A screen that explains where its content is edited and links there. */
export function SectionGuide({ section }: { section: AdminSection }) {
  return (
    <>
      <ScreenHeading heading={section.heading} intro={section.intro} />
      <div className="border-line bg-surface max-w-prose space-y-4 rounded-lg border p-4 sm:p-5">
        <p>{section.today}</p>
        <ul className="flex flex-wrap gap-2">
          {section.links.map((link) => (
            <li key={link.href}>
              <GuideLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function GuideLink({ link: { href, label } }: { link: AdminLink }) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  if (isAdminPath(href)) {
    return (
      <Link to={href} className={look}>
        {label}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={look}>
      <ExternalLink aria-hidden />
      {label}
    </a>
  );
}
