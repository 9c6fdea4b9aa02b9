import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { money } from '@/shared/admin/fields/values.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { GateCount } from './data/answers.ts';
import { MOST_CASH, type ShiftKind } from './data/calls.ts';
import { Takings } from './Takings.tsx';
import type { useDesk } from './useDesk.ts';

const words = adminCheckIn.close;
const fields = {
  counted_paise: {
    ...money(MOST_CASH, undefined, { least: 0, message: words.countedWrong }),
    label: words.counted,
    hint: words.countedHint,
  },
};

type CloseShiftProps = {
  desk: ReturnType<typeof useDesk>['desk'];
  kind: ShiftKind;
  /** undefined until it was read. */
  shift: GateCount | undefined;
};

/** Ends the shift once everything is sent; a counter counts its cash first. */
export function CloseShift({ desk, kind, shift }: CloseShiftProps) {
  const [isCounting, setIsCounting] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const closing = useMutation({ mutationFn: async () => desk.close() });
  const isLeft = (closing.data === false || isWaiting) && <p role="alert">{words.waiting}</p>;
  if (kind !== 'counter')
    return (
      <div className="space-y-2">
        <ConfirmButton
          label={words.open}
          question={words.question}
          consequence={words.consequence}
          action={words.action}
          isDisabled={closing.isPending}
          onConfirm={() => closing.mutate()}
        />
        {isLeft}
        {closing.isError && <p role="alert">{words.failed}</p>}
      </div>
    );
  return (
    <div>
      <Button variant="quiet" size="sm" disabled={!shift} onClick={() => setIsCounting(true)}>
        {words.open}
      </Button>
      <Dialog open={isCounting} onClose={() => setIsCounting(false)} title={words.question}>
        {shift && (
          <CallForm
            fields={fields}
            call={async ({ counted_paise: counted }) => desk.close(counted)}
            action={words.action}
            button={{ variant: 'danger' }}
            failed={words.failed}
            onDone={(isClosed) => setIsWaiting(!isClosed)}
          >
            {(input, { counted_paise: typed }) => (
              <>
                <p>{words.consequence}</p>
                {input('counted_paise')}
                <div aria-live="polite">
                  <Takings shift={shift} counted={parseInr(typed)} />
                </div>
                {isLeft}
              </>
            )}
          </CallForm>
        )}
      </Dialog>
    </div>
  );
}
