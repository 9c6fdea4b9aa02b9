import { quickEnquiryText } from '@/content/en/quickEnquiry.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';

/** Quick Enquiry: one sentence and the door to the form. */
export function QuickEnquiry() {
  const { phone, callHref } = useContact();
  return (
    <section aria-labelledby="quick-enquiry" className="page section text-center print:hidden">
      <DoubleLine className="mx-auto mb-8 max-w-md" />
      <h2 id="quick-enquiry" className="text-title">
        {quickEnquiryText.title}
      </h2>
      <p className="measure text-lead text-muted mx-auto mt-3 text-balance">
        {quickEnquiryText.lead}
      </p>
      <div className="mt-7 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <EnquireLink className={buttonClass({ size: 'lg' })}>{quickEnquiryText.button}</EnquireLink>
        <a href={callHref} className="link inline-block py-2.5">
          {quickEnquiryText.call(phone)}
        </a>
      </div>
    </section>
  );
}
