import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { requestPasswordLink } from '@/features/sign-in/admin/data/signInQueries.ts';
import { emailSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';
import type { TypedEmail } from './SignInForm.tsx';

/** Requests a link by email; shows the same message whether the account exists or not. */
export function ForgottenPasswordForm({ email: typed, onEmail }: TypedEmail) {
  const words = adminSignIn.forgotten;
  const request = useMutation({ mutationFn: requestPasswordLink });
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: typed },
  });
  if (request.isSuccess) {
    return (
      <div className="space-y-4">
        <div aria-live="polite" className="space-y-2">
          <h2 className="font-display text-lg">{words.sentHeading}</h2>
          <p className="text-sm">{words.sent}</p>
          <p className="text-muted text-sm">{words.again}</p>
        </div>
        <Button variant="secondary" onClick={() => request.reset()}>
          {words.askAgain}
        </Button>
      </div>
    );
  }
  const submit = handleSubmit(({ email }) => request.mutate(email));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextInput
        label={adminSignIn.form.email}
        error={formState.errors.email?.message}
        required
        {...register('email', { onChange: ({ target }) => onEmail(target.value) })}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FailureNote error={request.error} />
      <Button type="submit" className="w-full" disabled={request.isPending}>
        {request.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
