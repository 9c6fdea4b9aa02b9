import { saleText } from '@/content/en/passSale.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import { leftOf, nightsWithPlaces } from '@/features/passes/data/sale.ts';
import type { PassSale, SaleKind } from '@/features/passes/data/answers.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { dayList, shortDay } from '@/features/passes/data/passWords.ts';

type SoldOutProps = {
  sale: PassSale;
  kind: SaleKind;
  nights: readonly string[];
  onNight: (night: string) => void;
  onWait: (line: CartLine) => void;
};

const { kind: text } = saleText;

/** Instead of the stepper: which nights have places, and the waiting list. */
export function SoldOut({ sale, kind, nights, onNight, onWait }: SoldOutProps) {
  const day = sale.nights.find(({ id }) => id === nights[0])?.date;
  const full = sale.nights.filter(
    ({ id }) => kind.night_ids.includes(id) && leftOf(sale, kind, [id]) === 0,
  );
  const others = kind.picks === 1 ? nightsWithPlaces(sale, kind) : [];
  return (
    <div>
      <p className="text-sindoor font-semibold">
        {kind.picks === 1 && day !== undefined ? text.soldOutNight(shortDay(day)) : text.soldOut}
        {kind.picks === null &&
          kind.left !== 0 &&
          full.length > 0 &&
          `: ${text.full(dayList(full))}`}
      </p>
      {kind.picks === 1 && (
        <p className="text-muted mt-1 text-sm">
          {others.length > 0 ? text.otherNights : text.noOther}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {others.map(({ id, date }) => (
          <Button key={id} variant="secondary" onClick={() => onNight(id)}>
            {shortDay(date)}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => onWait({ kind_id: kind.id, night_ids: nights, quantity: 1 })}
        >
          {text.wait}
        </Button>
      </div>
    </div>
  );
}
