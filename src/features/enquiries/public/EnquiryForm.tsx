import { enquiryText } from '@/content/en/enquiry.ts';
import { serviceLabel } from '@/content/en/services.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Honeypot } from '@/shared/forms/Honeypot.tsx';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { ContactFields } from './ContactFields.tsx';
import { DateFields } from './DateFields.tsx';
import { EventFields } from './EventFields.tsx';
import { SendByWhatsApp } from './SendByWhatsApp.tsx';
import { type Problem, type Receipt, useEnquiryForm } from './useEnquiryForm.ts';

type EnquiryFormProps = {
  /** Slug of the service; null for a general enquiry. */
  service: string | null;
  /** Prefill of the details, appended to the typed ones. */
  initialDetails?: string | undefined;
  /** Prefill of other fields as a query string; typed values stay. */
  known?: string | undefined;
  onSent: (receipt: Receipt) => void;
  onBusy?: (busy: boolean) => void;
};

/** Notice of a restored draft, with a button to clear it on a shared phone. */
function DraftNotice({ onClear, isDisabled }: { onClear: () => void; isDisabled: boolean }) {
  return (
    <p className="border-line bg-paper mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-lg border px-3.5 text-sm">
      {enquiryText.draftKept}
      <button type="button" className="link min-h-11" disabled={isDisabled} onClick={onClear}>
        {enquiryText.draftClear}
      </button>
    </p>
  );
}

/** Error of a failed submit, with WhatsApp as an alternative. Receives the focus. */
function SendProblem({ problem }: { problem: Problem }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-problem
      className="border-sindoor bg-paper mt-5 rounded-lg border p-4"
    >
      <p className="text-sindoor font-semibold">{enquiryText.fallback.title}</p>
      <p className="mt-1">{problem.text}</p>
      <SendByWhatsApp message={problem.message} className="mt-3" />
    </div>
  );
}

/** The enquiry form, in a dialog or a page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const enquiry = useEnquiryForm(props);
  const { form, isSending, problem } = enquiry;
  const element = useFocusOnRefusal(form.formState.submitCount);
  const about = serviceLabel(enquiry.service);

  return (
    <form ref={element} noValidate aria-busy={isSending} onSubmit={enquiry.submit}>
      <p className="text-muted">{enquiryText.introduction}</p>
      {about && <p className="text-peacock mt-1 font-semibold">{enquiryText.about(about)}</p>}
      {enquiry.isRestored && <DraftNotice onClear={enquiry.discard} isDisabled={isSending} />}
      <fieldset disabled={isSending} className="mt-5 grid min-w-0 gap-5">
        <ContactFields form={form} />
        <EventFields form={form}>
          <DateFields form={form} />
        </EventFields>
        <Honeypot {...form.register('website')} />
        <div>
          <Checkbox label={enquiryText.labels.subscribe} {...form.register('subscribe')} />
          <p className="text-muted mt-2 text-sm">
            {enquiryText.privacyBefore}{' '}
            <a className="link" href={paths.privacyPolicy} target="_blank">
              {enquiryText.privacyLink}
            </a>
          </p>
        </div>
      </fieldset>
      {problem && <SendProblem problem={problem} />}
      <Button type="submit" size="lg" disabled={isSending} className="mt-5 w-full">
        {isSending ? enquiryText.submitting : enquiryText.submit}
      </Button>
    </form>
  );
}
