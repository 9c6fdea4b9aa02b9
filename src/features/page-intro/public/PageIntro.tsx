import type { ReactNode } from 'react';
import type { PageIntroText } from '@/content/en/pageTypes.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { PagePicture, PageTitle } from '@/shared/ui/PageHead.tsx';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';
import { PagePoints } from './PagePoints.tsx';

type PageIntroProps = {
  text: PageIntroText;
  /** Rendered directly below the heading, before the picture. */
  first?: ReactNode;
  children?: ReactNode;
};

/** Opening of every inner page: heading, text, a picture in the arch, the page's own content and the enquiry button. */
export function PageIntro({ text, first, children }: PageIntroProps) {
  return (
    <>
      <div className="overflow-x-clip">
        <Toran />
      </div>
      <section className="page grid gap-x-16 pt-6 pb-[clamp(3rem,2rem+4vw,6rem)] lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-10">
        <div className="lg:col-span-7 lg:pt-10">
          <PageTitle heading={text.heading} lead={text.lead} />
          {first}
        </div>
        <ArchFrame className="my-8 aspect-square w-full max-w-md justify-self-center lg:col-span-5 lg:row-span-2 lg:my-0 lg:aspect-[5/6]">
          <PagePicture
            picture={text.picture}
            sizes="52rem"
            phoneSizes="(min-width: 30rem) 32rem, 87vw"
            priority
          />
        </ArchFrame>
        <div className="lg:col-span-7 lg:pt-6">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure text-muted mb-4">
              {paragraph}
            </p>
          ))}
          {children}
          <EnquireLink service={text.service} className={`${buttonClass({ size: 'lg' })} mt-3`}>
            {text.button}
          </EnquireLink>
        </div>
      </section>
      {text.points && <PagePoints title={text.pointsTitle ?? text.heading} points={text.points} />}
    </>
  );
}
