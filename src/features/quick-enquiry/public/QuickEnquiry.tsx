import { quickEnquiryText } from '@/content/en/quickEnquiry.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { ClosingCall } from '@/shared/ui/ClosingCall.tsx';

const { title, lead, button, call } = quickEnquiryText;

/** Quick Enquiry: one sentence and a link to the form. */
export function QuickEnquiry() {
  const { phone, callHref } = useContact();
  return (
    <ClosingCall
      id="quick-enquiry"
      title={title}
      text={lead}
      button={button}
      className="print:hidden"
    >
      <a href={callHref} className="link inline-block py-2.5">
        {call(phone)}
      </a>
    </ClosingCall>
  );
}
