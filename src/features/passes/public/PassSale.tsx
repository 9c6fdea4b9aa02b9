import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saleText } from '@/content/en/passSale.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import type { PassSale as Sale, SaleKind } from '@/features/passes/data/answers.ts';
import { leftOf } from '@/features/passes/data/sale.ts';
import { paths } from '@/shared/paths.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { KindCard } from './KindCard.tsx';
import { NightChips } from './NightChips.tsx';
import { SaleProblem } from './SaleProblem.tsx';
import { SaleTotal } from './SaleTotal.tsx';
import { useIsFresh } from './useIsFresh.ts';
import { useSale } from './useSale.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

const isOpen = (sale: Sale, night: string) =>
  sale.nights.some((one) => one.id === night && one.is_open && !one.is_cancelled);

type PassSaleProps = {
  sale: Sale;
  /** Where the nights are. */
  place: string;
};

/** Chooses passes and holds them: nights, kinds, total, then name and number. */
export function PassSale({ sale, place }: PassSaleProps) {
  const cart = useSale(sale);
  const [chosenNight, setNight] = useState<string>();
  const [picked, setPicked] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [waitFor, setWaitFor] = useState<CartLine>();
  const isFresh = useIsFresh(sale.now);

  const first = sale.nights.find((night) => isOpen(sale, night.id) && night.left !== 0);
  const inCart = cart.lines.find(({ night_ids: nights }) => nights.length === 1)?.night_ids[0];
  const night =
    [chosenNight, inCart].find((id) => id !== undefined && isOpen(sale, id)) ?? first?.id;

  /** The nights that a kind's stepper counts for. */
  const nightsFor = ({ id, picks }: SaleKind): readonly string[] => {
    if (picks === null) return [];
    if (picks === 1) return night === undefined ? [] : [night];
    return picked[id] ?? cart.lines.find(({ kind_id: kind }) => kind === id)?.night_ids ?? [];
  };
  const pick = (kind: SaleKind, nights: readonly string[]) => {
    const line = cart.lines.find(({ kind_id: id }) => id === kind.id);
    setPicked({ ...picked, [kind.id]: nights });
    // A kind has one choice of nights; with another one its passes are counted again.
    if (line) cart.setLine({ ...line, quantity: 0 });
  };

  return (
    <section aria-labelledby="passes" className="page section">
      <SectionHead
        id="passes"
        title={saleText.title}
        lead={saleText.steps}
        action={
          <Link to={paths.passes} className="link inline-flex min-h-11 items-center">
            {saleText.findLink}
          </Link>
        }
      />
      <noscript>
        <p className="mt-3 font-medium">{saleText.noScript}</p>
      </noscript>
      <NightChips
        sale={sale}
        isFresh={isFresh}
        chosen={sale.kinds.some(({ picks }) => picks === 1) ? night : undefined}
        lines={cart.lines}
        onChoose={setNight}
      />
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {sale.kinds.map((kind) => (
          <KindCard
            key={kind.id}
            sale={sale}
            kind={kind}
            nights={nightsFor(kind)}
            left={
              isFresh
                ? leftOf(sale, kind, kind.picks === null ? kind.night_ids : nightsFor(kind))
                : null
            }
            lines={cart.lines}
            onLine={cart.setLine}
            onPick={(nights) => pick(kind, nights)}
            onNight={setNight}
            onWait={setWaitFor}
          />
        ))}
      </ul>
      {cart.lines.length > 0 && (
        <>
          <SaleTotal
            sale={sale}
            lines={cart.lines}
            totals={cart.totals}
            place={place}
            onNext={cart.isOrdering ? undefined : cart.beginOrder}
          />
          {cart.isOrdering && (
            <BuyerForm sale={sale} cart={cart}>
              <SaleProblem sale={sale} cart={cart} onNight={setNight} onWait={setWaitFor} />
            </BuyerForm>
          )}
        </>
      )}
      {waitFor && (
        <WaitingDialog
          sale={sale}
          line={waitFor}
          person={cart.savedBuyer()}
          onClose={() => setWaitFor(undefined)}
        />
      )}
    </section>
  );
}
