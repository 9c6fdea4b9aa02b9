import { useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import { nightsOf } from '@/features/passes/data/order.ts';
import type { Order, OrderPass } from '@/features/passes/data/answers.ts';
import { renewPass } from '@/features/passes/data/passCalls.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { passFault } from './passFault.ts';
import { PassQr } from './PassQr.tsx';
import { savePass } from './savePass.ts';
import { dayList, shortDay } from './saleWords.ts';
import { Sure } from './Sure.tsx';
import type { useOrder } from './useOrder.ts';

type PassCardProps = {
  order: Order;
  pass: OrderPass;
  place: number;
  act: ReturnType<typeof useOrder>['act'];
  onForward: () => void;
};

const { pass: text } = orderText;

/** A pass with its QR, whom it admits and when, and what can be done with it. On paper each has a page. */
export function PassCard({ order, pass, place, act, onForward }: PassCardProps) {
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { holder, people, code } = pass;
  const kind = order.items.find(({ id }) => id === pass.item_id)?.kind ?? '';
  const nights = nightsOf(order, pass.night_ids);
  const short = code === null ? '' : showShort(shortOf(code));

  const save = () => {
    if (code === null) return;
    const lines = [kind, dayList(nights), text.admits(people), short, order.edition.title];
    savePass(code, holder === '' ? lines : [...lines, text.holder(holder)]).then(
      () => notify.success(text.saved),
      (error: unknown) => {
        console.warn('The picture of a pass could not be made.', error);
        notify.error(text.notSaved);
      },
    );
  };
  const takeBack = async () => {
    const refusal = await act(async (access) => renewPass(access, pass, ''));
    setIsTakingBack(false);
    if (refusal) notify.error(passFault(refusal));
  };
  return (
    <li className="card-frame break-inside-avoid p-5 print:break-after-page">
      <p className="text-muted text-sm">{text.name(place, order.passes.length)}</p>
      <h2 className="text-heading">{kind}</h2>
      <ul className="mt-1 font-semibold">
        {nights.map(({ id, date, headline, cancelled_at: off }) => (
          <li key={id} className={off === null ? '' : 'text-muted line-through'}>
            {shortDay(date)}
            {off === null ? headline && `, ${headline}` : ` (${text.nightOff})`}
          </li>
        ))}
      </ul>
      <p>
        {text.admits(people)}
        {holder && ` · ${text.holder(holder)}`}
      </p>
      {code === null ? (
        <p className="text-sindoor mt-3 font-semibold">{text.cancelled}</p>
      ) : (
        <>
          <div className="mt-3 max-w-full overflow-hidden rounded-lg bg-white p-2">
            <div className="mx-auto w-fit">
              <PassQr code={code} alt={text.qr(short, dayList(nights), people)} />
            </div>
          </div>
          <p className="mt-2 text-center text-lg font-semibold tracking-wide tabular-nums">
            {short}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onForward}>
              {holder === '' ? text.forward : text.again}
            </Button>
            {holder !== '' && (
              <Button variant="secondary" onClick={() => setIsTakingBack(true)}>
                {text.takeBack}
              </Button>
            )}
            <Button variant="quiet" onClick={save}>
              {text.save}
            </Button>
          </div>
          {isTakingBack && (
            <Sure
              text={text.takeBackHint(holder)}
              onYes={takeBack}
              onNo={() => setIsTakingBack(false)}
            />
          )}
        </>
      )}
    </li>
  );
}
