import { useId } from 'react';
import { saleText } from '@/content/en/passSale.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import type { PassSale, SaleNight } from '@/features/passes/data/answers.ts';
import { shortDay } from '@/features/passes/data/passWords.ts';

type NightChipsProps = {
  sale: PassSale;
  /** Whether what is left is known. */
  isFresh: boolean;
  /** Undefined: the nights are only shown. */
  chosen: string | undefined;
  lines: readonly CartLine[];
  onChoose: (night: string) => void;
};

const { night: text } = saleText;

/** State of a night for buyers; '' where there is nothing to say. */
function stateOf(
  { is_cancelled: isCancelled, is_open: isOpen, left }: SaleNight,
  isFresh: boolean,
) {
  if (isCancelled) return text.calledOff;
  if (!isOpen) return text.over;
  if (!isFresh || left === null) return '';
  return left === 0 ? text.soldOut : text.left(left);
}

/** The nights with what is left of each, one of which is chosen. */
export function NightChips({ sale, isFresh, chosen, lines, onChoose }: NightChipsProps) {
  const name = useId();
  const countOf = (night: string) =>
    lines
      .filter(({ night_ids: nights }) => nights.includes(night))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isAnyOff = sale.nights.some(({ is_cancelled: isCancelled }) => isCancelled);
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-semibold">{text.label}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {sale.nights.map((night) => {
          const count = countOf(night.id);
          const isOpen = night.is_open && !night.is_cancelled;
          const state = count > 0 ? text.inCart(count) : stateOf(night, isFresh);
          const words = (
            <>
              <span className={`font-semibold ${isOpen ? '' : 'text-muted line-through'}`}>
                {shortDay(night.date)}
              </span>
              <span
                className={`truncate text-sm ${count > 0 ? 'text-leaf font-semibold' : 'text-muted'}`}
              >
                {state || night.headline}
              </span>
            </>
          );
          const box = 'flex min-h-11 flex-col justify-center rounded-lg border px-3.5 py-2';
          return chosen === undefined || !isOpen ? (
            <div key={night.id} className={`${box} border-line`}>
              {words}
            </div>
          ) : (
            <label
              key={night.id}
              className={`${box} border-edge has-checked:border-sindoor has-checked:ring-sindoor cursor-pointer has-checked:ring-1 has-focus-visible:outline-2`}
            >
              <input
                type="radio"
                name={name}
                value={night.id}
                checked={night.id === chosen}
                onChange={() => onChoose(night.id)}
                className="sr-only"
              />
              {words}
            </label>
          );
        })}
      </div>
      {isAnyOff && <p className="text-muted measure mt-2 text-sm">{saleText.calledOffHint}</p>}
    </fieldset>
  );
}
