import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import { changePassword } from './data/signInQueries.ts';
import { changedPasswordSchema } from './data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const { change: words, reset } = adminSignIn;

/** Changes the signed-in account's password. */
export function ChangePassword() {
  const dialog = useAddressParam('password');
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => dialog.open('1')}>
        <KeyRound aria-hidden />
        {words.title}
      </Button>
      <Dialog
        open={dialog.value !== undefined}
        inAddress
        onClose={dialog.close}
        title={words.title}
      >
        <PasswordForm />
      </Dialog>
    </>
  );
}

function PasswordForm() {
  const {
    register,
    handleSubmit,
    formState,
    reset: empty,
  } = useForm({
    resolver: valibotResolver(changedPasswordSchema),
    defaultValues: { current: '', password: '' },
  });
  const { errors } = formState;
  const saving = useMutation({
    mutationFn: async (typed: { current: string; password: string }) =>
      changePassword(typed.current, typed.password),
    onSuccess: () => empty(),
  });
  const submit = handleSubmit((typed) => saving.mutate(typed));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <p>{words.intro}</p>
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
      <Button type="submit" disabled={saving.isPending}>
        {saving.isPending ? reset.submitting : words.submit}
      </Button>
      <FailureNote error={saving.error} />
      <output className="block font-medium">{saving.isSuccess && words.saved}</output>
    </form>
  );
}
