import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { newPasswordSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';
import { PasswordInput } from './PasswordInput.tsx';

type NewPasswordFormProps = {
  onSubmit: (password: string) => void;
  saving: boolean;
  error: unknown;
};

/** Sets a new password; shows the rules beforehand. */
export function NewPasswordForm({ onSubmit, saving, error }: NewPasswordFormProps) {
  const words = adminSignIn.reset;
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => onSubmit(password));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <PasswordInput
        label={words.password}
        error={formState.errors.password?.message}
        {...register('password')}
        autoComplete="new-password"
      />
      <FailureNote error={error} />
      <Button type="submit" className="w-full" disabled={saving}>
        {saving ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
