import { Link } from 'react-router-dom';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { SectionEditor } from '@/features/site-content/admin/SectionEditor.tsx';
import { sections } from '@/features/site-content/data/sections.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

const { firm: words, sections: names } = adminSiteContent;

/** /admin/dashboard/firm: who the firm is. */
export default function FirmPage() {
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link
          to={paths.adminScreen('contact')}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {words.contact}
        </Link>
      </ScreenHeading>
      <div className="space-y-10">
        {sections
          .filter(({ page }) => page === 'firm')
          .map((section) => (
            <section key={section.key} aria-labelledby={section.key} className="space-y-3">
              <h2 id={section.key} className="font-display text-lg">
                {names[section.key]}
              </h2>
              <SectionEditor section={section} />
            </section>
          ))}
      </div>
    </>
  );
}
