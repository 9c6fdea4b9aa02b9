import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { parseInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { GateCount } from './data/answers.ts';
import type { ShiftKind } from './data/calls.ts';
import { Takings } from './Takings.tsx';
import type { useDesk } from './useDesk.ts';

const words = adminCheckIn.close;

type CloseShiftProps = {
  desk: ReturnType<typeof useDesk>['desk'];
  kind: ShiftKind;
  /** undefined until it was read. */
  shift: GateCount | undefined;
};

/** Ends the shift once everything is sent; a counter counts its cash first. */
export function CloseShift({ desk, kind, shift }: CloseShiftProps) {
  const closing = useMutation({ mutationFn: async (counted?: number) => desk.close(counted) });
  const [isCounting, setIsCounting] = useState(false);
  const answer = (
    <>
      {closing.data === false && <p role="alert">{words.waiting}</p>}
      {closing.isError && <p role="alert">{words.failed}</p>}
    </>
  );
  if (kind !== 'counter')
    return (
      <div className="space-y-2">
        <ConfirmButton
          label={words.open}
          question={words.question}
          consequence={words.consequence}
          action={words.action}
          isDisabled={closing.isPending}
          onConfirm={() => closing.mutate(undefined)}
        />
        {answer}
      </div>
    );
  return (
    <div>
      <Button variant="quiet" size="sm" disabled={!shift} onClick={() => setIsCounting(true)}>
        {words.open}
      </Button>
      <Dialog open={isCounting} onClose={() => setIsCounting(false)} title={words.question}>
        {shift && (
          <CountCash shift={shift} isBusy={closing.isPending} onCounted={closing.mutate}>
            {answer}
          </CountCash>
        )}
      </Dialog>
    </div>
  );
}

type CountCashProps = {
  shift: GateCount;
  isBusy: boolean;
  /** @param paise the counted cash. */
  onCounted: (paise: number) => void;
  children: React.ReactNode;
};

function CountCash({ shift, isBusy, onCounted, children }: CountCashProps) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const counted = parseInr(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (counted !== undefined) onCounted(counted);
  };
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <p>{words.consequence}</p>
      <TextInput
        label={words.counted}
        hint={words.countedHint}
        error={isTried && counted === undefined ? words.countedWrong : undefined}
        required
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite">
        <Takings shift={shift} counted={counted} />
      </div>
      {children}
      <Button type="submit" variant="danger" disabled={isBusy}>
        {words.action}
      </Button>
    </form>
  );
}
