import type { PageIntroText } from '@/content/en/pageTypes.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { PagePicture, PageTitle } from '@/shared/ui/PageHead.tsx';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';

/** A short intro. Its picture is for wide screens only; phones do not load it. */
export function GalleryIntro({ text }: { text: PageIntroText }) {
  return (
    <>
      <div className="overflow-x-clip">
        <Toran />
      </div>
      <header className="page grid items-center gap-x-16 pt-6 pb-10 lg:grid-cols-12 lg:pb-14">
        <div className="lg:col-span-8">
          <PageTitle heading={text.heading} lead={text.lead} />
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure text-muted mt-4">
              {paragraph}
            </p>
          ))}
          <EnquireLink service={text.service} className={`${buttonClass()} mt-6`}>
            {text.button}
          </EnquireLink>
        </div>
        <ArchFrame className="aspect-square w-full max-w-80 justify-self-end max-lg:hidden lg:col-span-4">
          <PagePicture picture={text.picture} sizes="(min-width: 64rem) 32rem, 1px" />
        </ArchFrame>
      </header>
    </>
  );
}
