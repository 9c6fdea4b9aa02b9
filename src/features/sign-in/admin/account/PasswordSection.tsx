import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { useChangePassword } from '@/features/sign-in/admin/data/account.ts';
import { SignInError } from '@/features/sign-in/admin/data/signInFailure.ts';
import { changedPasswordSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from '@/features/sign-in/admin/FailureNote.tsx';
import { PasswordInput } from '@/features/sign-in/admin/PasswordInput.tsx';
import { AccountSection } from './AccountSection.tsx';

const { change: words, reset } = adminSignIn;
const blank = { current: '', password: '', nonce: '' };

/** Changes the password by the present one; a session older than a day also needs a code from a mail. */
export function PasswordSection() {
  const { session } = useAuth();
  const { saving, sending, needsCode } = useChangePassword();
  const form = useForm({
    resolver: valibotResolver(changedPasswordSchema(needsCode)),
    defaultValues: blank,
  });
  const { register, formState, setFocus } = form;
  const { errors } = formState;
  useEffect(() => {
    if (needsCode) setFocus('nonce');
  }, [needsCode, setFocus]);
  const submit = form.handleSubmit((typed) =>
    saving.mutate(typed, { onSuccess: () => form.reset(blank) }),
  );
  const isOld = saving.error instanceof SignInError && saving.error.failure === 'oldSession';
  return (
    <AccountSection id="password" title={words.title} intro={words.intro}>
      <form
        noValidate
        aria-label={words.title}
        onSubmit={(event) => void submit(event)}
        className="space-y-4"
      >
        {/* For password managers, which store the new one under it. */}
        <input type="email" autoComplete="username" value={session?.user.email} readOnly hidden />
        <PasswordInput
          label={words.current}
          error={errors.current?.message}
          {...register('current')}
          autoComplete="current-password"
        />
        <PasswordInput
          label={reset.password}
          error={errors.password?.message}
          {...register('password')}
          autoComplete="new-password"
        />
        {needsCode && (
          <>
            <output className="block wrap-anywhere">
              {sending.isSuccess && words.mailCodeSent(session?.user.email ?? '')}
            </output>
            <TextInput
              label={words.mailCode}
              error={errors.nonce?.message}
              required
              {...register('nonce')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            {sending.isError && (
              <p role="alert" className="text-sindoor font-medium">
                {words.mailCodeFailed}
              </p>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={saving.isPending || sending.isPending}>
            {saving.isPending ? reset.submitting : words.submit}
          </Button>
          {needsCode && (
            <Button variant="quiet" disabled={sending.isPending} onClick={() => sending.mutate()}>
              {words.again}
            </Button>
          )}
        </div>
        <FailureNote error={isOld ? null : saving.error} />
        <output className="block font-medium">{saving.isSuccess && words.saved}</output>
      </form>
    </AccountSection>
  );
}
