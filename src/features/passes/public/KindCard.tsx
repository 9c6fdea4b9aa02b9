import { Users } from 'lucide-react';
import { saleText } from '@/content/en/passSale.ts';
import { type CartLine, quantityOf } from '@/features/passes/data/cart.ts';
import type { PassSale, SaleKind } from '@/features/passes/data/answers.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { KindNights } from './KindNights.tsx';
import { patnaTime } from './patnaTime.ts';
import { gstNote, kindInWords } from '@/features/passes/data/passWords.ts';
import { stepNote } from './saleWords.ts';
import { SoldOut } from './SoldOut.tsx';
import { Stepper } from './Stepper.tsx';

type KindCardProps = {
  sale: PassSale;
  kind: SaleKind;
  /** The nights that the stepper counts for. */
  nights: readonly string[];
  /** Passes left for them; null: many, or not known. */
  left: number | null;
  lines: readonly CartLine[];
  onLine: (line: CartLine) => void;
  onPick: (nights: readonly string[]) => void;
  onNight: (night: string) => void;
  onWait: (line: CartLine) => void;
};

const { kind: text } = saleText;

/** A kind of passes: whom it admits, its price, how many. */
export function KindCard(props: KindCardProps) {
  const { sale, kind, nights, left, lines, onLine, onPick, onNight, onWait } = props;
  const { id, name, picks, max_per_order: most } = kind;
  const quantity = quantityOf(lines, id, nights);
  const isForNight = nights.every((night) => kind.night_ids.includes(night));
  const isSoldOut = left === 0 && quantity === 0;
  const isChosen = picks === null || nights.length === picks;
  const step = stepNote(kind);
  // A prerendered page does not know where it is read.
  const timeOf = useHydrating() ? formatIstDateTime : patnaTime;
  return (
    <li className="card-frame flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-heading">{name}</h3>
          <p className="text-muted mt-1">
            <Users aria-hidden className="mr-1.5 inline size-4" />
            {kindInWords(kind.people, picks, kind.night_ids.length)}
          </p>
        </div>
        <p className="flex-none text-right">
          <span className="font-display text-heading block font-semibold tabular-nums">
            {formatInr(kind.price_paise)}
          </span>
          <span className="text-muted text-sm">{gstNote(kind)}</span>
        </p>
      </div>
      {kind.note && <p>{kind.note}</p>}
      {step && <p className="text-muted text-sm">{step}</p>}
      {picks !== null && picks > 1 && kind.is_open && (
        <KindNights sale={sale} kind={kind} nights={nights} onPick={onPick} />
      )}
      <div className="mt-auto">
        {!kind.is_open || kind.night_ids.length === 0 ? (
          <p className="text-muted font-medium">
            {kind.sale_from !== null && Date.parse(kind.sale_from) > Date.parse(sale.now)
              ? text.from(timeOf(new Date(kind.sale_from), formatIstDateTime))
              : text.closed}
          </p>
        ) : !isForNight ? (
          <p className="text-muted font-medium">{text.notThisNight}</p>
        ) : isSoldOut ? (
          <SoldOut sale={sale} kind={kind} nights={nights} onNight={onNight} onWait={onWait} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 noscript:hidden">
            <p className="text-muted text-sm">
              {left !== null && left > 0 && text.left(left)}
              {quantity >= most && text.most(most)}
            </p>
            <Stepper
              name={name}
              value={quantity}
              max={Math.min(most, left ?? most)}
              disabled={!isChosen}
              onChange={(next) => onLine({ kind_id: id, night_ids: nights, quantity: next })}
            />
          </div>
        )}
      </div>
    </li>
  );
}
