import { pages } from '@/content/en/pages.ts';
import { PagePoints } from '@/features/page-intro/public/PagePoints.tsx';
import { VenueDirectory } from '@/features/venues/public/VenueDirectory.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { PageTitle } from '@/shared/ui/PageHead.tsx';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';

const { seo, intro } = pages.venuesInPatna;

export default function VenuesInPatnaPage() {
  return (
    <>
      <Seo {...seo} path={paths.venuesInPatna} />
      <div className="overflow-x-clip">
        <Toran />
      </div>
      <section className="page grid gap-x-16 gap-y-4 pt-6 pb-10 lg:grid-cols-12 lg:items-end lg:pt-10 lg:pb-14">
        <div className="lg:col-span-7">
          <PageTitle heading={intro.heading} lead={intro.lead} />
        </div>
        <div className="lg:col-span-5">
          <p className="measure text-muted">{intro.paragraphs[0]}</p>
          <EnquireLink service={intro.service} className={`${buttonClass()} mt-4`}>
            {intro.button}
          </EnquireLink>
        </div>
      </section>
      <VenueDirectory />
      <PagePoints title={intro.pointsTitle} points={intro.points} />
    </>
  );
}
