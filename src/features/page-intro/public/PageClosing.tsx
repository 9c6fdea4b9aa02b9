import { useId } from 'react';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';

type PageClosingProps = {
  title: string;
  text: string;
  button: string;
  /** Slug the enquiry form is filled with; '' for none. */
  service?: string;
};

/** How a page ends: one sentence, the form, the phone. */
export function PageClosing({ title, text, button, service = '' }: PageClosingProps) {
  const id = useId();
  const { phone, callHref } = useContact();
  return (
    <section aria-labelledby={id} className="page section text-center">
      <DoubleLine className="mx-auto mb-8 max-w-md" />
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="measure text-lead text-muted mx-auto mt-3 text-balance">{text}</p>
      <div className="mt-7 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <EnquireLink service={service} className={buttonClass({ size: 'lg' })}>
          {button}
        </EnquireLink>
        <a href={callHref} className="link inline-block py-2.5">
          {servicePageText.call(phone)}
        </a>
      </div>
    </section>
  );
}
