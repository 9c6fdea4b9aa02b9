import { legacyText } from '@/content/en/legacy.ts';
import type { PageIntroText } from '@/content/en/pageTypes.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { PagePicture, PageTitle } from '@/shared/ui/PageHead.tsx';

/** Introduction and the three ways to enquire. Phones do not load the picture. */
export function QuietIntro({ text }: { text: PageIntroText }) {
  const { phone, callHref, chatLink } = useContact();
  return (
    <header className="page grid gap-x-16 py-10 lg:grid-cols-12 lg:items-center lg:py-16">
      <div className="lg:col-span-8">
        <PageTitle heading={text.heading} lead={text.lead} />
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure text-muted mt-4">
            {paragraph}
          </p>
        ))}
        <div className="mt-7 flex flex-wrap gap-3">
          <EnquireLink service={text.service} className={buttonClass()}>
            {text.button}
          </EnquireLink>
          <a href={callHref} className={buttonClass({ variant: 'secondary' })}>
            {legacyText.call(phone)}
          </a>
          <a {...chatLink()} rel="noopener" className={buttonClass({ variant: 'secondary' })}>
            {legacyText.whatsapp}
          </a>
        </div>
      </div>
      <div className="arch relative aspect-[4/5] max-lg:hidden lg:col-span-4">
        <PagePicture picture={text.picture} sizes="(min-width: 64rem) 42rem, 1px" />
      </div>
    </header>
  );
}
