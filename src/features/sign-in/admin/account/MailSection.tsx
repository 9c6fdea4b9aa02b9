import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { adminAccount } from '@/content/en/adminAccount.ts';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { useAddress, useChangeAddress } from '@/features/sign-in/admin/data/account.ts';
import { emailSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from '@/features/sign-in/admin/FailureNote.tsx';
import { AccountSection } from './AccountSection.tsx';

const { mail: words, failed } = adminAccount;

/** The mail address, whose change waits for links in mails. */
export function MailSection() {
  const address = useAddress();
  return (
    <AccountSection id="mail" title={words.title}>
      <RecordView query={address} failed={failed}>
        {({ email, pending }) => (
          <>
            <p>
              {words.now} <strong className="break-all">{email}</strong>
            </p>
            <p aria-live="polite" className="wrap-anywhere empty:hidden">
              {pending && words.pending(email, pending)}
            </p>
            <AddressForm present={email} />
          </>
        )}
      </RecordView>
    </AccountSection>
  );
}

function AddressForm({ present }: { present: string }) {
  const change = useChangeAddress();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) => {
    if (email.toLowerCase() === present.toLowerCase())
      return setError('email', { message: words.same });
    return change.mutate(email, { onSuccess: () => reset() });
  });
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void submit(event)}
      className="space-y-4"
    >
      <TextInput
        label={words.label}
        error={formState.errors.email?.message}
        required
        {...register('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? words.saving : words.save}
      </Button>
      <FailureNote error={change.error} />
    </form>
  );
}
