import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { verifyCode } from '@/features/sign-in/admin/data/signInQueries.ts';
import { codeSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';

type CodeFormProps = { onVerified?: () => void; onLeave: () => void };

/** The second factor: six digits of the authenticator app. AuthProvider reacts to onAuthStateChange. */
export function CodeForm({ onVerified, onLeave }: CodeFormProps) {
  const words = adminSignIn.code;
  const check = useMutation({ mutationFn: verifyCode });
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: valibotResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    check.mutate(code, {
      onSuccess: () => onVerified?.(),
      onError: () => {
        resetField('code');
        setFocus('code');
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextInput
        label={words.label}
        error={formState.errors.code?.message}
        required
        {...register('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <FailureNote error={check.error} />
      <Button type="submit" className="w-full" disabled={check.isPending}>
        {check.isPending ? words.submitting : words.submit}
      </Button>
      <Button type="button" variant="quiet" className="w-full" onClick={onLeave}>
        {words.signOut}
      </Button>
      <details>
        <summary className="link min-h-11 cursor-pointer py-2.5">{words.lost}</summary>
        <p className="text-muted mt-1 wrap-anywhere">{words.lostHelp}</p>
      </details>
    </form>
  );
}
