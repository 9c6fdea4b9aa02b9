import { useId } from 'react';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { ClosingCall } from '@/shared/ui/ClosingCall.tsx';

type PageClosingProps = {
  title: string;
  text: string;
  button: string;
  /** Slug that prefills the enquiry form; '' for none. */
  service?: string;
};

/** Closing section of a page: one sentence, the form, the phone. */
export function PageClosing(props: PageClosingProps) {
  const id = useId();
  const { phone, callHref } = useContact();
  return (
    <ClosingCall {...props} id={id}>
      <a href={callHref} className="link inline-block py-2.5">
        {servicePageText.call(phone)}
      </a>
    </ClosingCall>
  );
}
