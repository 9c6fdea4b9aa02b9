import { Minus } from 'lucide-react';
import { useState } from 'react';
import { adminCounter as words } from '@/content/en/adminCounter.ts';
import { quantityOf, totalsOf, withLine } from '@/features/passes/data/cart.ts';
import type { Refusal } from '@/features/passes/data/passErrors.ts';
import { gstNote } from '@/features/passes/public/saleWords.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { CounterUpi } from './CounterUpi.tsx';
import { type CounterShift, leftTonight, type Method } from './data/counter.ts';
import type { CounterKind } from '@/shared/passes/answers.ts';
import { readUtr } from '@/features/passes/data/utr.ts';
import { SoldPasses } from './SoldPasses.tsx';
import { useCounterSale } from './useCounterSale.ts';

type BoxOfficeProps = {
  shift: string;
  night: string;
  /** undefined until it was read. */
  now: CounterShift | undefined;
  isOnline: boolean;
  /** Something may have been sold: money and places are to be read again. */
  onChange: () => void;
};

/** Sells passes for tonight: tap the kinds, then cash or UPI. */
export function BoxOffice({ shift, night, now, isOnline, onChange }: BoxOfficeProps) {
  const { draft, step, change, sell, next } = useCounterSale(shift, onChange);
  const { lines, utr, unsure } = draft;
  const [isTried, setIsTried] = useState(false);
  const kinds = now?.kinds ?? [];
  const refusal = step.name === 'open' ? step.refusal : undefined;
  const totals = totalsOf(kinds, lines);
  // Agreed to before the kinds are read again.
  const amount = refusal?.kind === 'price' ? refusal.total : totals.total;
  const isBusy = step.name === 'selling';
  const isLocked = isBusy || unsure !== null;
  const isWrong = utr !== '' && readUtr(utr) === '';

  const pay = (method: Method) => {
    setIsTried(true);
    if (method === 'upi' && isWrong) return;
    sell(method, amount);
    setIsTried(false);
  };
  if (step.name === 'sold')
    return <SoldPasses sale={step.sale} method={step.method} onNext={next} />;
  if (!now) return <output className="block">{words.loading}</output>;
  return (
    <section aria-labelledby="box-office" aria-busy={isBusy} className="space-y-4">
      <h2 id="box-office" className="font-display text-xl">
        {words.heading}
      </h2>
      {!isOnline && (
        <p role="alert" className="border-sindoor rounded-lg border p-3 font-semibold">
          {words.offline}
        </p>
      )}
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
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {totals.passes === 0 ? (
            words.nothing
          ) : (
            <>
              {words.total}: <strong className="text-2xl tabular-nums">{formatInr(amount)}</strong>{' '}
              <span className="text-muted">{words.passes(totals.passes)}</span>
            </>
          )}
        </span>
        {lines.length > 0 && !isLocked && (
          <Button variant="quiet" onClick={() => change({ lines: [] })}>
            {words.clear}
          </Button>
        )}
      </p>
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
        inputMode="numeric"
        autoComplete="off"
        maxLength={200}
        value={utr}
        disabled={isLocked}
        onChange={(event) => change({ utr: event.target.value })}
      />
      {refusal && unsure === null && (
        <p role="alert" className="text-sindoor font-semibold">
          {faultOf(refusal, kinds, night, step.name === 'open' ? (step.seen ?? 0) : 0)}
        </p>
      )}
      {unsure && !isBusy && (
        <div role="alert" className="border-sindoor space-y-3 rounded-lg border p-3">
          <p className="font-semibold">{words.unsure.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => sell(unsure.method, unsure.expected)}>{words.unsure.ask}</Button>
            <ConfirmButton
              label={words.unsure.drop}
              question={words.unsure.dropQuestion}
              consequence={words.unsure.dropNote}
              action={words.unsure.drop}
              onConfirm={next}
            />
          </div>
        </div>
      )}
      {unsure === null && now.upi && amount > 0 && (
        <CounterUpi upi={now.upi} amountPaise={amount} sale={draft.id} />
      )}
      {unsure === null && (
        <div className="grid grid-cols-2 gap-3">
          {(['cash', 'upi'] as const).map((method) => (
            <Button
              key={method}
              size="lg"
              disabled={isBusy || !isOnline || totals.passes === 0}
              onClick={() => pay(method)}
            >
              {words[method](formatInr(amount))}
            </Button>
          ))}
        </div>
      )}
      <output className="block">{isBusy && (step.isAgain ? words.again : words.selling)}</output>
      <p className="text-muted text-sm">
        {words.takings(now.sold, formatInr(now.cash_paise), formatInr(now.upi_paise))}
      </p>
    </section>
  );
}

type KindTileProps = {
  kind: CounterKind;
  quantity: number;
  left: number | null;
  isLocked: boolean;
  onChange: (quantity: number) => void;
};

/** A kind to tap: once for each pass. */
function KindTile({ kind, quantity, left, isLocked, onChange }: KindTileProps) {
  const { name, people, picks, price_paise: price } = kind;
  const isFull = left !== null && quantity >= left;
  return (
    <li className="relative flex flex-col">
      <button
        type="button"
        disabled={isLocked || isFull}
        onClick={() => onChange(quantity + 1)}
        className={`card-frame flex grow flex-col gap-1 p-3 text-left disabled:opacity-60 ${quantity > 0 ? 'ring-sindoor ring-2' : ''}`}
      >
        <span className={`font-semibold ${quantity > 0 ? 'pr-8' : ''}`}>{name}</span>
        <span className="text-muted text-sm">
          {words.admits(people)}
          {picks === null && ` · ${words.season}`}
        </span>
        <span className="mt-auto text-lg font-semibold tabular-nums">{formatInr(price)}</span>
        <span className="text-muted text-sm">{gstNote(kind)}</span>
        {left !== null && (
          <span className="text-sm">{left === 0 ? words.soldOut : words.left(left)}</span>
        )}
        {quantity > 0 && (
          <span className="bg-sindoor text-on-sindoor absolute top-2 right-2 min-w-8 rounded-full px-2 text-center text-lg font-bold tabular-nums">
            {quantity}
            <span className="sr-only"> {words.chosen}</span>
          </span>
        )}
      </button>
      {quantity > 0 && (
        <Button
          variant="secondary"
          className="absolute right-2 bottom-2 size-11 p-0"
          aria-label={words.less(name)}
          disabled={isLocked}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Why nothing was sold, and what to do. @param seen the total that was sent, paise. */
function faultOf(
  refusal: Refusal,
  kinds: readonly CounterKind[],
  night: string,
  seen: number,
): string {
  const { trouble } = words;
  switch (refusal.kind) {
    case 'busy':
      return refusal.message || (navigator.onLine ? trouble.busy : words.offline);
    case 'price':
      return trouble.price(formatInr(seen), formatInr(refusal.total));
    case 'sold_out': {
      if (refusal.full.includes(night)) return trouble.soldOutNight;
      const full = kinds.filter(({ id }) => refusal.full.includes(id)).map(({ name }) => name);
      return full.length > 0 ? trouble.soldOut(full.join(', ')) : trouble.soldOutOther;
    }
    case 'field':
    case 'refused':
      return refusal.message;
    case 'gone':
      return trouble.other;
  }
}
