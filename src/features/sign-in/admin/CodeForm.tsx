import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { GenericSchema } from 'valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { verifyCode, verifyRecoveryCode } from '@/features/sign-in/admin/data/signInQueries.ts';
import { codeSchema, recoverySchema } from '@/features/sign-in/admin/data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';

const { code: words, recovery } = adminSignIn;

type CodeFormProps = { onVerified?: () => void; onLeave: () => void };
type Kind = {
  intro: string;
  schema: GenericSchema<{ code: string }, { code: string }>;
  verify: (code: string) => Promise<void>;
  input: Omit<ComponentProps<typeof TextInput>, 'error'>;
  /** A wrong code of the app is void anyway; a long recovery code is corrected, not typed again. */
  clears: boolean;
  other: string;
};

const ofApp: Kind = {
  intro: words.intro,
  schema: codeSchema,
  verify: verifyCode,
  input: {
    label: words.label,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 9,
  },
  clears: true,
  other: recovery.use,
};
const ofRecovery: Kind = {
  intro: recovery.intro,
  schema: recoverySchema,
  verify: verifyRecoveryCode,
  input: {
    label: recovery.label,
    hint: recovery.hint,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 100,
  },
  clears: false,
  other: recovery.back,
};

/**
 * The second factor: six digits of the authenticator app, or a recovery code. AuthProvider reacts to
 * onAuthStateChange.
 */
export function CodeForm({ onVerified, onLeave }: CodeFormProps) {
  const [kind, setKind] = useState(ofApp);
  const [isSwitched, setSwitched] = useState(false);
  return (
    <div className="space-y-4">
      <Entry key={kind.other} kind={kind} hasFocus={isSwitched} onVerified={onVerified} />
      <Button
        variant="secondary"
        className="w-full"
        onClick={() => {
          setKind(kind === ofApp ? ofRecovery : ofApp);
          setSwitched(true);
        }}
      >
        {kind.other}
      </Button>
      <Button variant="quiet" className="w-full" onClick={onLeave}>
        {words.signOut}
      </Button>
      <details>
        <summary className="link min-h-11 cursor-pointer py-2.5">{words.lost}</summary>
        <p className="text-muted mt-1 wrap-anywhere">{words.lostHelp}</p>
      </details>
    </div>
  );
}

type EntryProps = { kind: Kind; hasFocus: boolean; onVerified: (() => void) | undefined };

function Entry({ kind, hasFocus, onVerified }: EntryProps) {
  const check = useMutation({ mutationFn: kind.verify });
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: valibotResolver(kind.schema),
    defaultValues: { code: '' },
  });
  useEffect(() => {
    if (hasFocus) setFocus('code');
  }, [hasFocus, setFocus]);
  const submit = handleSubmit(({ code }) =>
    check.mutate(code, {
      onSuccess: () => onVerified?.(),
      onError: () => {
        if (kind.clears) resetField('code');
        setFocus('code');
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <p className="text-muted text-sm">{kind.intro}</p>
      <TextInput
        {...kind.input}
        error={formState.errors.code?.message}
        required
        {...register('code')}
      />
      <FailureNote error={check.error} />
      <Button type="submit" className="w-full" disabled={check.isPending}>
        {check.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
