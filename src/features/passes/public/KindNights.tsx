import { saleText } from '@/content/en/passSale.ts';
import { leftOf } from '@/features/passes/data/sale.ts';
import type { PassSale, SaleKind } from '@/features/passes/data/answers.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { shortDay } from '@/features/passes/data/passWords.ts';

type KindNightsProps = {
  sale: PassSale;
  kind: SaleKind;
  nights: readonly string[];
  onPick: (nights: readonly string[]) => void;
};

/** The nights of a kind whose buyer picks several. */
export function KindNights({ sale, kind, nights, onPick }: KindNightsProps) {
  const wanted = kind.picks ?? 0;
  const toggle = (id: string) =>
    onPick(nights.includes(id) ? nights.filter((one) => one !== id) : [...nights, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">
        {saleText.kind.chosen(nights.length, wanted)}
      </legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {sale.nights
          .filter(({ id }) => kind.night_ids.includes(id))
          .map(({ id, date }) => {
            const isChosen = nights.includes(id);
            const isFull = leftOf(sale, kind, [id]) === 0;
            return (
              <Checkbox
                key={id}
                label={isFull ? `${shortDay(date)} (${saleText.night.soldOut})` : shortDay(date)}
                checked={isChosen}
                disabled={!isChosen && (isFull || nights.length >= wanted)}
                onChange={() => toggle(id)}
              />
            );
          })}
      </div>
    </fieldset>
  );
}
