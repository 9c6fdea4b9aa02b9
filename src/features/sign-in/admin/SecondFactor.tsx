import { valibotResolver } from '@hookform/resolvers/valibot';
import { ShieldCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import {
  type NewFactor,
  useConfirmFactor,
  useFactors,
  useNewFactor,
  useRemoveFactors,
} from './data/secondFactor.ts';
import { codeSchema } from './data/signInSchemas.ts';
import { FailureNote } from './FailureNote.tsx';

/** State of the signed-in account's second factor, which can be turned on and off. */
export function SecondFactor() {
  const dialog = useAddressParam('second-factor');
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => dialog.open('1')}>
        <ShieldCheck aria-hidden />
        {words.title}
      </Button>
      <Dialog
        open={dialog.value !== undefined}
        inAddress
        onClose={dialog.close}
        title={words.title}
      >
        <FactorState />
      </Dialog>
    </>
  );
}

function FactorState() {
  const factors = useFactors();
  const begin = useNewFactor();
  const remove = useRemoveFactors();
  return (
    <RecordView query={factors} failed={words.failed}>
      {(verified) =>
        verified.length > 0 ? (
          <div className="space-y-4">
            <p>{words.isOn}</p>
            <ConfirmButton
              label={words.off}
              question={words.offQuestion}
              consequence={words.offText}
              action={words.off}
              isDisabled={remove.isPending}
              onConfirm={() =>
                remove.mutate(
                  verified.map(({ id }) => id),
                  {
                    onSuccess: () => notify.success(words.offDone),
                    onError: () => notify.error(words.offFailed),
                  },
                )
              }
            />
          </div>
        ) : begin.data ? (
          <NewApp factor={begin.data} onConfirmed={begin.reset} />
        ) : (
          <div className="space-y-4">
            <p>{words.isOff}</p>
            <Button disabled={begin.isPending} onClick={() => begin.mutate()}>
              <ShieldCheck aria-hidden />
              {begin.isPending ? words.beginning : words.begin}
            </Button>
            {begin.error && (
              <p role="alert" className="text-sindoor font-medium">
                {words.beginFailed}
              </p>
            )}
          </div>
        )
      }
    </RecordView>
  );
}

function NewApp({ factor, onConfirmed }: { factor: NewFactor; onConfirmed: () => void }) {
  const confirm = useConfirmFactor();
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: valibotResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    confirm.mutate(
      { id: factor.id, code },
      {
        onSuccess: () => {
          notify.success(words.done);
          onConfirmed();
        },
        onError: () => {
          resetField('code');
          setFocus('code');
        },
      },
    ),
  );
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <p>{words.scan}</p>
      <img
        src={factor.picture}
        alt={words.picture}
        width={192}
        height={192}
        className="size-48 rounded-md bg-white p-2"
      />
      <p>
        {words.secret} <code className="block font-semibold">{factor.secret}</code>
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
        {confirm.isPending ? words.confirming : words.confirm}
      </Button>
    </form>
  );
}
