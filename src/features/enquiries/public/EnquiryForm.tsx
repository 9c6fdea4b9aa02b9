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
  /** Slug of the service it was opened for; null for an open question. */
  service: string | null;
  /** What the additional details start with; what a visitor had typed there stays above it. */
  initialDetails?: string | undefined;
  /** What else is known, as the parameters of an address; what a visitor had typed stays. */
  known?: string | undefined;
  onSent: (receipt: Receipt) => void;
  onBusy?: (busy: boolean) => void;
};

/** Says that a draft came back, and lets the visitor of a shared phone wipe it. */
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

/** Why the enquiry was not sent, and the other way to send it. It takes the focus after a sending that failed. */
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

/** The enquiry form, in a dialog or in a page. It lives in the browser only. */
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
