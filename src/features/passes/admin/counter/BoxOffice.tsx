import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminCounter as words } from '@/content/en/adminCounter.ts';
import { quantityOf, totalsOf, withLine } from '@/features/passes/data/cart.ts';
import { readUtr } from '@/features/passes/data/utr.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { useFocusIfLost } from '@/shared/admin/useFocusIfLost.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { CounterUpi } from './CounterUpi.tsx';
import { type CounterShift, leftTonight, type Method } from './data/counter.ts';
import { KindTile } from './KindTile.tsx';
import { PayBar } from './PayBar.tsx';
import { saleFault } from './saleFault.ts';
import { SoldPasses } from './SoldPasses.tsx';
import { useCounterSale } from './useCounterSale.ts';

type BoxOfficeProps = {
  shift: string;
  night: string;
  /** undefined until it was read. */
  now: CounterShift | undefined;
  isOnline: boolean;
  /** Ends the shift. */
  end: ReactNode;
  /** Something may have been sold: money and places are to be read again. */
  onChange: () => void;
  /** Called with the total of a sale without an answer, paise; null: there is none. */
  onUndecided: (amount: number | null) => void;
};

/** Sells passes for tonight: tap the kinds, then cash or UPI. */
export function BoxOffice(props: BoxOfficeProps) {
  const { shift, night, now, isOnline, end, onChange, onUndecided } = props;
  const { draft, step, change, sell, next } = useCounterSale(shift, onChange);
  const { lines, utr, unsure } = draft;
  const [isTried, setIsTried] = useState(false);
  /** Id of the sale whose UPI code is shown. */
  const [shownFor, setShownFor] = useState('');
  const utrInput = useRef<HTMLInputElement>(null);
  const undecided = unsure?.expected ?? null;
  useEffect(() => onUndecided(undecided), [undecided, onUndecided]);
  const kinds = now?.kinds ?? [];
  const refusal = step.name === 'open' ? step.refusal : undefined;
  const totals = totalsOf(kinds, lines);
  // Agreed to before the kinds are read again.
  const amount = refusal?.kind === 'price' ? refusal.total : (undecided ?? totals.total);
  const isBusy = step.name === 'selling';
  const isLocked = isBusy || unsure !== null;
  const isWrong = utr !== '' && readUtr(utr) === '';

  const pay = (method: Method) => {
    setIsTried(true);
    if (method === 'upi' && isWrong) {
      utrInput.current?.focus();
      return;
    }
    sell(method, amount);
    setIsTried(false);
  };
  if (step.name === 'sold')
    return (
      <>
        <SoldPasses sale={step.sale} method={step.method} onNext={next} />
        {end}
      </>
    );
  const offline = !isOnline && (
    <p role="alert" className="text-sindoor font-semibold">
      {words.offline}
    </p>
  );
  if (!now)
    return (
      <>
        {offline || <output className="block">{words.loading}</output>}
        {end}
      </>
    );
  // Where it could not be sold, it must not be paid either.
  const code = isLocked || !isOnline || amount === 0 ? null : now.upi;
  const isCodeShown = shownFor === draft.id;
  return (
    <section
      aria-labelledby="box-office"
      aria-busy={isBusy}
      className="flex grow flex-col items-stretch gap-3"
    >
      <Heading />
      {kinds.length === 0 && <p>{words.none}</p>}
      <ul aria-label={words.kinds} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {kinds.map((kind) => {
          const nights = kind.picks === null ? [] : [night];
          const quantity = quantityOf(lines, kind.id, nights);
          return (
            <KindTile
              key={kind.id}
              kind={kind}
              quantity={quantity}
              left={leftTonight(kind, now.left)}
              isLocked={isLocked}
              onChange={(count) =>
                change({
                  lines: withLine(lines, { kind_id: kind.id, night_ids: nights, quantity: count }),
                })
              }
            />
          );
        })}
      </ul>
      {code && isCodeShown && <CounterUpi upi={code} amountPaise={amount} sale={draft.id} />}
      <Checkbox
        label={words.inNow}
        hint={words.inNowHint}
        checked={draft.isAdmitted}
        disabled={isLocked}
        onChange={(event) => change({ isAdmitted: event.target.checked })}
      />
      <TextInput
        label={words.utr}
        hint={words.utrHint}
        error={isTried && isWrong ? words.utrWrong : undefined}
        ref={utrInput}
        inputMode="numeric"
        autoComplete="off"
        maxLength={200}
        value={utr}
        disabled={isLocked}
        onChange={(event) => change({ utr: event.target.value })}
      />
      <p className="text-muted text-sm">
        {words.takings(
          now.sold,
          formatInr(now.cash_paise - now.paid_back_paise),
          formatInr(now.upi_paise),
        )}
      </p>
      <div className="flex flex-wrap justify-between gap-2">
        {end}
        {lines.length > 0 && !isLocked && (
          <Button variant="quiet" onClick={() => change({ lines: [] })}>
            {words.clear}
          </Button>
        )}
      </div>
      <PayBar
        passes={totals.passes}
        amount={amount}
        note={
          <>
            {offline}
            {refusal && unsure === null && (
              <p role="alert" className="text-sindoor font-semibold">
                {saleFault(refusal, kinds, night, step.name === 'open' ? (step.seen ?? 0) : 0)}
              </p>
            )}
            {unsure && !isBusy && (
              <div role="alert" className="space-y-2">
                <p className="font-semibold">{words.unsure.text}</p>
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => sell(unsure.method, unsure.expected)}>
                    {words.unsure.ask}
                  </Button>
                  <ConfirmButton
                    label={words.unsure.drop}
                    question={words.unsure.dropQuestion}
                    consequence={words.unsure.dropNote}
                    action={words.unsure.drop}
                    size="md"
                    onConfirm={next}
                  />
                </div>
              </div>
            )}
            <output className="block">
              {isBusy && (step.isAgain ? words.again : words.selling)}
            </output>
          </>
        }
        hasCode={code !== null}
        isCodeShown={isCodeShown}
        onCode={() => setShownFor(isCodeShown ? '' : draft.id)}
        isDisabled={isBusy || !isOnline || totals.passes === 0}
        onPay={unsure === null || isBusy ? pay : undefined}
      />
    </section>
  );
}

/** Has the focus after a sale, whose buttons have gone. */
function Heading() {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <h2 ref={heading} tabIndex={-1} id="box-office" className="sr-only">
      {words.heading}
    </h2>
  );
}
