import { legacyText } from '@/content/en/legacy.ts';
import type { PageIntroText } from '@/content/en/pageTypes.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';

/** Who we are and the three ways to ask. The picture is for wide screens; a phone does not fetch it. */
export function QuietIntro({ text }: { text: PageIntroText }) {
  const { phone, callHref, chatHref } = useContact();
  return (
    <header className="page grid gap-x-16 py-10 lg:grid-cols-12 lg:items-center lg:py-16">
      <div className="lg:col-span-8">
        <h1 className="text-display">{text.heading}</h1>
        <p className="measure text-lead mt-4">{text.lead}</p>
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
          <a href={chatHref()} rel="noopener" className={buttonClass({ variant: 'secondary' })}>
            {legacyText.whatsapp}
          </a>
        </div>
      </div>
      <div className="arch relative aspect-[4/5] max-lg:hidden lg:col-span-4">
        <Picture
          src={text.picture.src}
          alt={text.picture.alt}
          width={1600}
          height={1000}
          sizes="(min-width: 64rem) 42rem, 1px"
          className={`absolute inset-0 size-full object-cover ${objectPosition(...text.picture.focal)}`}
        />
      </div>
    </header>
  );
}
