import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { money } from '@/shared/admin/fields/values.ts';
import { sentenceOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { MOST_CASH, type ShiftKind } from './data/calls.ts';
import type { DeskState } from './data/deskState.ts';
import { Takings } from './Takings.tsx';
import { UndecidedSale } from './UndecidedSale.tsx';
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
  state: DeskState;
  /** Total of the counter's sale without an answer, paise. */
  undecided: number | null;
  onSell: () => void;
};

/** Ends the shift once everything is sent and every sale decided. */
export function CloseShift(props: CloseShiftProps) {
  const { undecided, onSell } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={undecided === null ? words.question : adminCheckIn.undecided.title}
      >
        {undecided === null ? (
          <EndQuestion {...props} />
        ) : (
          <UndecidedSale
            amount={undecided}
            onBack={() => {
              close();
              onSell();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

/** A counter counts its cash before it reads what should be there. */
function EndQuestion({ desk, kind, state: { shift, waiting } }: CloseShiftProps) {
  const [counted, setCounted] = useState<number>();
  const closing = useMutation({ mutationFn: async () => desk.close(counted) });
  const isCounter = kind === 'counter';
  const mayEnd = !isCounter || (shift !== undefined && counted !== undefined);
  return (
    <div className="space-y-4">
      <p>{words.consequence}</p>
      {waiting > 0 && (
        <p role="alert" className="text-sindoor font-semibold">
          {words.unsent(waiting)}
        </p>
      )}
      {isCounter && !shift && <output className="block">{words.loading}</output>}
      {isCounter && shift && counted === undefined && (
        <CallForm
          fields={fields}
          call={async ({ counted_paise: typed }) => typed}
          action={words.compare}
          failed={words.failed}
          onDone={setCounted}
        />
      )}
      {isCounter && shift && counted !== undefined && <Takings shift={shift} counted={counted} />}
      {closing.isError && <p role="alert">{sentenceOf(closing.error, words.failed)}</p>}
      {mayEnd && (
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" disabled={closing.isPending} onClick={() => closing.mutate()}>
            {closing.isPending ? words.pending : words.action}
          </Button>
          {isCounter && (
            <Button
              variant="quiet"
              disabled={closing.isPending}
              onClick={() => setCounted(undefined)}
            >
              {words.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
