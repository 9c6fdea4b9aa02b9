import { saleText } from '@/content/en/passSale.ts';
import { type GarbaEdition, statusAt } from '@/features/garba/data/edition.ts';
import { garbaEdition } from '@/features/garba/data/garbaQueries.ts';
import { GarbaPasses } from '@/features/garba/public/GarbaPasses.tsx';
import { passSale } from '@/features/passes/data/sale.ts';
import { PassSale } from '@/features/passes/public/PassSale.tsx';
import { placeInWords } from '@/features/passes/data/passWords.ts';
import { SaleNotice } from '@/features/passes/public/SaleNotice.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** The sale of passes on the garba page; before, after or without one, the link to passes. */
export default function RaasGarbaSale() {
  const { data: edition } = useLive(garbaEdition);
  return edition ? <Sale edition={edition} /> : null;
}

function Sale({ edition }: { edition: GarbaEdition }) {
  const status = useClock((now) => statusAt(edition, now));
  const { retry, ...state } = useLive(passSale(edition.id));
  const other = <GarbaPasses edition={edition} />;
  if (status === 'announced' || status === 'ended') return other;
  return (
    <QueryView
      state={state}
      loading={<SaleNotice text={saleText.loading} />}
      error={<SaleNotice text={saleText.failed} onRetry={retry} />}
      empty={other}
    >
      {(sale) => (sale.is_open ? <PassSale sale={sale} place={placeInWords(edition)} /> : other)}
    </QueryView>
  );
}
