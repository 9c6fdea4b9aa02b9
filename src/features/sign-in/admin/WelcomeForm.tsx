import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { adminInvitation } from '@/content/en/adminInvitation.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { claimSchema, welcomeSchema } from './data/signInSchemas.ts';
import { InvitationFailure } from './InvitationNotes.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const { welcome: words, claim } = adminInvitation;

type FormProps<Typed> = {
  email: string;
  isSending: boolean;
  error: unknown;
  onSubmit: (typed: Typed) => void;
};

/** The address as password managers look for it. */
function Address({ email }: { email: string }) {
  return (
    <TextInput label={words.email} value={email} readOnly type="email" autoComplete="username" />
  );
}

/** Name and password of a new account. */
export function WelcomeForm({
  name,
  email,
  isSending,
  error,
  onSubmit,
}: FormProps<{ name: string; password: string }> & { name: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(welcomeSchema),
    defaultValues: { name, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(onSubmit);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-4">
      <Address email={email} />
      <TextInput
        label={words.name}
        hint={words.nameHint}
        error={errors.name?.message}
        required
        {...register('name')}
        autoComplete="name"
      />
      <PasswordInput
        label={words.password}
        error={errors.password?.message}
        {...register('password')}
        autoComplete="new-password"
      />
      <p className="text-muted text-sm">{words.rule}</p>
      <InvitationFailure error={error} />
      <Button type="submit" className="w-full" disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** The password of the account that the address has, unless it is signed in already. */
export function ClaimForm({
  email,
  isSignedIn,
  isSending,
  error,
  onSubmit,
}: FormProps<{ password: string }> & { isSignedIn: boolean }) {
  const { register, handleSubmit, formState } = useForm({
    ...(!isSignedIn && { resolver: valibotResolver(claimSchema) }),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(onSubmit);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-4">
      {!isSignedIn && <p>{claim.text}</p>}
      <Address email={email} />
      {!isSignedIn && (
        <PasswordInput
          label={adminSignIn.form.password}
          error={formState.errors.password?.message}
          {...register('password')}
          autoComplete="current-password"
        />
      )}
      <InvitationFailure error={error} />
      <Button type="submit" className="w-full" disabled={isSending}>
        {isSending ? claim.submitting : isSignedIn ? claim.own : claim.submit}
      </Button>
      {!isSignedIn && (
        <p className="text-sm">
          <Link to={`${paths.admin}?forgotten=1`} className="link">
            {claim.forgotten}
          </Link>{' '}
          {claim.forgottenHint}
        </p>
      )}
    </form>
  );
}
