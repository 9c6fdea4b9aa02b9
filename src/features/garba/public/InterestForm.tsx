import { interestText } from '@/content/en/garbaInterest.ts';
import { shownChatLink } from '@/shared/data/shownChat.ts';
import { Honeypot } from '@/shared/forms/Honeypot.tsx';
import { PersonInput } from '@/shared/forms/PersonInput.tsx';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { useInterestForm } from './useInterestForm.ts';

type InterestFormProps = {
  /** Id of the edition. */
  edition: string;
  /** Called with the number once it is on the list. */
  onSent: (phone: string) => void;
};

const { problem: problemText } = interestText;

/** The fields and the privacy notice. */
export function InterestForm({ edition, onSent }: InterestFormProps) {
  const { form, submit, problem } = useInterestForm(edition, onSent);
  const { isSubmitting, submitCount } = form.formState;
  // Moves the focus once the error is rendered.
  const element = useFocusOnRefusal(isSubmitting ? 0 : submitCount);
  return (
    <form ref={element} noValidate aria-busy={isSubmitting} onSubmit={submit}>
      <p className="text-muted">{interestText.introduction}</p>
      <fieldset disabled={isSubmitting} className="mt-5 grid min-w-0 gap-5">
        <PersonInput form={form} name="name" label={interestText.name} />
        <PersonInput
          form={form}
          name="phone"
          label={interestText.phone}
          hint={interestText.phoneHint}
        />
        <Honeypot {...form.register('website')} />
      </fieldset>
      <p className="text-muted mt-4 text-sm">
        {interestText.privacy}{' '}
        <a className="link" href={paths.privacyPolicy} target="_blank">
          {interestText.privacyLink}
        </a>
      </p>
      {problem && (
        <div
          role="alert"
          tabIndex={-1}
          data-problem
          className="border-sindoor bg-paper mt-5 rounded-lg border p-4"
        >
          <p className="text-sindoor font-semibold">{problemText.title}</p>
          <p className="mt-1">{problem}</p>
          <a
            className={`${buttonClass({ variant: 'secondary' })} mt-3`}
            {...shownChatLink(problemText.whatsAppText(form.getValues('name')))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {problemText.whatsApp}
          </a>
        </div>
      )}
      <Button type="submit" size="lg" disabled={isSubmitting} className="mt-5 w-full">
        {isSubmitting ? interestText.sending : interestText.send}
      </Button>
    </form>
  );
}
