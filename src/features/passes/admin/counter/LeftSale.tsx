import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminCounter } from '@/content/en/adminCounter.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { dropDraft, mayBeSold, sellPasses, undecidedSale } from './data/counter.ts';
import { SoldPasses } from './SoldPasses.tsx';

const { leftSale: words, unsure, sold } = adminCounter;

type LeftSaleProps = {
  /** Somebody who may sell is signed in: the sale can be asked about. */
  canAsk: boolean;
  /** Shown once no sale is left. */
  children?: ReactNode;
};

/** A sale without an answer that an ended shift has left on this phone: its sum, what to do, and its decision. */
export function LeftSale({ canAsk, children }: LeftSaleProps) {
  const [sale, setSale] = useState(undecidedSale);
  const asking = useMutation({
    // Sent again under its id: sold once, and refused where its shift has ended without it.
    mutationFn: async (of: NonNullable<typeof sale>) =>
      sellPasses(of.draft, of.method, of.expected),
    networkMode: 'always',
    onSuccess: dropDraft,
  });
  if (!sale) return children;
  const close = () => {
    dropDraft();
    setSale(undefined);
  };
  if (asking.data) return <SoldPasses sale={asking.data} method={sale.method} onNext={close} />;
  const fault = asking.error && faultOf(asking.error);
  const isDecided = fault === words.notSold || fault === words.others;
  return (
    <section
      aria-labelledby="left-sale"
      className="border-edge space-y-3 rounded-lg border p-3 text-left"
    >
      <h2 id="left-sale" className="font-semibold">
        {words.heading}
      </h2>
      <p>{words.text(sold[sale.method](formatInr(sale.expected)))}</p>
      {!canAsk && <p>{words.tell}</p>}
      {fault && <p role="alert">{fault}</p>}
      <div className="flex flex-wrap gap-2">
        {canAsk && !isDecided && (
          <Button disabled={asking.isPending} onClick={() => asking.mutate(sale)}>
            {asking.isPending ? words.asking : words.ask}
          </Button>
        )}
        {isDecided ? (
          <Button onClick={close}>{words.done}</Button>
        ) : (
          <ConfirmButton
            label={unsure.drop}
            question={unsure.dropQuestion}
            consequence={unsure.dropNote}
            action={unsure.drop}
            size="md"
            isDisabled={asking.isPending}
            onConfirm={close}
          />
        )}
      </div>
    </section>
  );
}

/** What a refusal says of the sale. */
function faultOf(error: unknown): string {
  if (mayBeSold(error)) return words.unanswered;
  const { kind, hint } = failureOf(error);
  if (kind === 'denied') return words.denied;
  if (kind === 'busy') return words.unanswered;
  return hint === 'id' ? words.others : words.notSold;
}
