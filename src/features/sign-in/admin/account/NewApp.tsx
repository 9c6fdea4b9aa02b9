import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { type NewFactor, useConfirmFactor } from '@/features/sign-in/admin/data/secondFactor.ts';
import { codeSchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from '@/features/sign-in/admin/FailureNote.tsx';
import { Waiting } from './Waiting.tsx';

type NewAppProps = {
  starting: { data: NewFactor | undefined; isError: boolean };
  /** The account has no other app. */
  isFirst: boolean;
  /** Apps that end once this one works. */
  replaces: readonly string[];
  onRetry: () => void;
  onConfirmed: (areOldGone: boolean) => void;
};

/** The code for an app to scan, then the app's first code. */
export function NewApp({ starting, isFirst, replaces, onRetry, onConfirmed }: NewAppProps) {
  if (!starting.data) {
    const problem = starting.isError ? words.beginFailed : null;
    return <Waiting text={words.beginning} problem={problem} onRetry={onRetry} />;
  }
  return (
    <FirstCode
      factor={starting.data}
      isFirst={isFirst}
      replaces={replaces}
      onConfirmed={onConfirmed}
    />
  );
}

type FirstCodeProps = Pick<NewAppProps, 'isFirst' | 'replaces' | 'onConfirmed'> & {
  factor: NewFactor;
};

function FirstCode({ factor, isFirst, replaces, onConfirmed }: FirstCodeProps) {
  const confirm = useConfirmFactor();
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: valibotResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    confirm.mutate(
      { id: factor.id, code, replaces },
      {
        onSuccess: onConfirmed,
        onError: () => {
          resetField('code');
          setFocus('code');
        },
      },
    ),
  );
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      {replaces.length > 0 && <p>{words.renewText}</p>}
      <p>{words.scan}</p>
      <img
        src={factor.picture}
        alt={words.picture}
        width={192}
        height={192}
        className="size-48 rounded-md bg-white p-2"
      />
      <p>
        {words.secret} <code className="block font-semibold break-all">{factor.secret}</code>
      </p>
      <p>{words.type}</p>
      <TextInput
        label={adminSignIn.code.label}
        error={formState.errors.code?.message}
        required
        {...register('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <FailureNote error={confirm.error} />
      <Button type="submit" disabled={confirm.isPending}>
        {confirm.isPending ? words.confirming : isFirst ? words.confirm : words.confirmAnother}
      </Button>
    </form>
  );
}
