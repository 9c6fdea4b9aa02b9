import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { credentialsSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { signIn } from '@/features/sign-in/admin/data/signInQueries.ts';
import { FailureNote } from './FailureNote.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** The email of the sign-in, which is not typed again where the password is forgotten. */
export type TypedEmail = { email: string; onEmail: (email: string) => void };

/** Email and password. An error does not reveal which of the two was wrong. */
export function SignInForm({ email, onEmail }: TypedEmail) {
  const words = adminSignIn.form;
  const entry = useMutation({ mutationFn: signIn });
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(credentialsSchema),
    defaultValues: { email, password: '' },
  });
  const submit = handleSubmit((values) => entry.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextInput
        label={words.email}
        error={formState.errors.email?.message}
        required
        {...register('email', { onChange: ({ target }) => onEmail(target.value) })}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        label={words.password}
        error={formState.errors.password?.message}
        {...register('password')}
        autoComplete="current-password"
      />
      <FailureNote error={entry.error} />
      <Button type="submit" className="w-full" disabled={entry.isPending}>
        {entry.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
