import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adminCounter } from '@/content/en/adminCounter.ts';
import { nightsOf } from '@/features/passes/data/order.ts';
import { nightsInWords, placeInWords } from '@/features/passes/data/passWords.ts';
import { PassQr } from '@/features/passes/public/PassQr.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import type { Method } from './data/counter.ts';
import { SaleSlip } from './SaleSlip.tsx';
import type { CounterSale } from '@/features/passes/admin/data/answers.ts';

const { sold: words } = adminCounter;

type SoldPassesProps = { sale: CounterSale; method: Method; onNext: () => void };

/** The sale, and each pass in the form that the buyer gets. */
export function SoldPasses({ sale, method, onNext }: SoldPassesProps) {
  const { admitted, total_paise: total, reference, items, edition } = sale;
  // Also of those who were let in with the sale.
  const passes = sale.passes.flatMap((pass) =>
    pass.code === null ? [] : [{ ...pass, code: pass.code }],
  );
  const [isShown, setIsShown] = useState(admitted === 0);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <section aria-labelledby="sold" className="space-y-4">
      <div id="sold-summary" className="border-leaf space-y-1 rounded-lg border-2 p-4">
        <h2 id="sold" className="font-display text-leaf flex items-center gap-2 text-xl">
          <CircleCheck aria-hidden className="size-6 flex-none" />
          {admitted > 0 ? words.admitted(admitted) : words.later(passes.length)}
        </h2>
        <p>
          {words[method](formatInr(total))} · {words.reference(reference)}
        </p>
        {admitted === 0 && <p>{words.notAdmitted}</p>}
      </div>
      <Button
        ref={next}
        size="lg"
        className="w-full"
        aria-describedby="sold-summary"
        onClick={onNext}
      >
        {words.next}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {isShown && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {passes.map(({ id, code, people, item_id: item, night_ids: nights }) => {
            const kind = items.find((one) => one.id === item)?.kind ?? '';
            const short = showShort(shortOf(code));
            const link = `${location.origin}${paths.pass}#${code}`;
            const where = [nightsInWords(nightsOf(sale, nights)), placeInWords(edition)]
              .filter(Boolean)
              .join(', ');
            const message = encodeURIComponent(words.message(edition.title, where, link));
            return (
              <li key={id} className="card-frame p-3 text-center">
                <p className="font-semibold">{kind}</p>
                <div className="mx-auto mt-2 w-fit max-w-full rounded-lg bg-white">
                  <PassQr code={code} alt={words.qr(short, kind, people)} />
                </div>
                <p className="mt-1 text-lg font-semibold tracking-wide tabular-nums">{short}</p>
                <a
                  href={`https://wa.me/?text=${message}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${buttonClass({ variant: 'secondary' })} mt-2`}
                >
                  {words.whatsApp}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <SaleSlip sale={sale} passes={passes} method={method} />
    </section>
  );
}
