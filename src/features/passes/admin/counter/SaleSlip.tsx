import { adminCounter } from '@/content/en/adminCounter.ts';
import { passWords } from '@/content/en/passes.ts';
import type { CounterSale } from '@/features/passes/admin/data/answers.ts';
import type { OrderPass } from '@/features/passes/data/answers.ts';
import { nightsOf } from '@/features/passes/data/order.ts';
import { PassQr } from '@/features/passes/public/PassQr.tsx';
import { nightsInWords, placeInWords } from '@/features/passes/data/passWords.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import type { Method } from './data/counter.ts';

const { sold: words } = adminCounter;

type SaleSlipProps = {
  sale: CounterSale;
  passes: readonly (OrderPass & { code: string })[];
  method: Method;
};

/** A sale on a printer's roll of 80 mm, one slip a pass; on paper only (admin.css). */
export function SaleSlip({ sale, passes, method }: SaleSlipProps) {
  const { items, edition, reference, total_paise: total } = sale;
  return (
    <div data-slip className="hidden print:block">
      {passes.map(({ id, code, people, item_id: item, night_ids: nights }, index) => {
        const kind = items.find((one) => one.id === item)?.kind ?? '';
        const short = showShort(shortOf(code));
        return (
          <div key={id}>
            <p className="text-lg font-bold">{edition.title}</p>
            <p>{placeInWords(edition)}</p>
            <p className="mt-2 text-lg font-bold">{kind}</p>
            <p>{passWords.admits(people)}</p>
            <p className="font-bold">{nightsInWords(nightsOf(sale, nights))}</p>
            <PassQr code={code} alt={words.qr(short, kind, people)} />
            <p className="text-lg font-bold tracking-wide">{short}</p>
            <p className="mt-2">
              {words.slip.order(reference, words[method](formatInr(total)))}
              {passes.length > 1 && ` · ${words.slip.place(index + 1, passes.length)}`}
            </p>
          </div>
        );
      })}
    </div>
  );
}
