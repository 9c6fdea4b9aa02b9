import type { UseFormReturn } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { syncValues } from '@/shared/forms/heldValues.ts';
import { PersonInput } from '@/shared/forms/PersonInput.tsx';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { typedSoFar } from '@/features/enquiries/data/enquiryMessage.ts';
import { shownChatLink } from '@/shared/data/shownChat.ts';

/** Props of the field groups. */
export type EnquiryFields = { form: UseFormReturn<EnquiryValues, unknown, Enquiry> };

const { labels, hints } = enquiryText;

/** WhatsApp link for visitors without email, with the values so far. */
function NoEmail({ form }: EnquiryFields) {
  const greeting = enquiryText.fallback.greeting(site.name);
  const chat = shownChatLink(greeting);
  return (
    <p className="text-muted text-sm" hidden={'hidden' in chat}>
      {enquiryText.noEmail}{' '}
      <a
        className="link inline-flex min-h-11 items-center"
        href={'href' in chat ? chat.href : undefined}
        target="_blank"
        rel="noopener noreferrer"
        onClick={({ currentTarget }) => {
          const element = currentTarget.closest('form');
          if (element) syncValues(element);
          const text = `${greeting}\n${typedSoFar(form.getValues())}`;
          Object.assign(currentTarget, shownChatLink(text));
        }}
      >
        {enquiryText.noEmailChat}
      </a>
    </p>
  );
}

/** Name, phone and email. */
export function ContactFields({ form }: EnquiryFields) {
  return (
    <>
      <PersonInput form={form} name="name" label={labels.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <PersonInput form={form} name="email" label={labels.email} />
          <NoEmail form={form} />
        </div>
        <PersonInput form={form} name="phone" label={labels.phone} hint={hints.phone} />
      </div>
    </>
  );
}
