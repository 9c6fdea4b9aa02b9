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

/** A pass: its QR code, whom it admits on which nights, and its actions. Printed one to a page. */
export function PassCard({ order, pass, place, act, onForward }: PassCardProps) {
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { holder, people, code } = pass;
  const { kind = '', night_ids: ordered = [] } =
    order.items.find(({ id }) => id === pass.item_id) ?? {};
  // A night that was called off is one of those that were ordered, and no longer one of the pass.
  const nights = nightsOf(order, [...ordered, ...pass.night_ids]);
  const days = dayList(nights.filter((night) => night.cancelled_at === null));
  const isCancelled = pass.cancelled_at !== null || order.status === 'cancelled';
  const short = code === null ? '' : showShort(shortOf(code));

  const save = async () => {
    if (code === null) return;
    const holderLine = holder && text.holder(holder);
    const lines = [kind, days, text.admits(people), short, order.edition.title, holderLine];
    try {
      const outcome = await savePass(code, lines.filter(Boolean));
      if (outcome !== 'dismissed') notify.success(text[outcome]);
    } catch (error) {
      console.warn('The picture of a pass could not be made.', error);
      notify.error(text.notSaved);
    }
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
        {nights.map(({ id, date, headline, cancelled_at: cancelledAt }) => (
          <li key={id} className={cancelledAt === null ? '' : 'text-muted line-through'}>
            {shortDay(date)}
            {cancelledAt === null ? headline && `, ${headline}` : ` (${text.nightOff})`}
          </li>
        ))}
      </ul>
      <p>
        {text.admits(people)}
        {holder && ` · ${text.holder(holder)}`}
      </p>
      {code === null ? (
        <p className="text-sindoor mt-3 font-semibold">
          {isCancelled ? text.cancelled : text.unpaid}
        </p>
      ) : (
        <>
          <div className="mt-3 max-w-full overflow-hidden rounded-lg bg-white p-2">
            <div className="mx-auto w-fit">
              <PassQr code={code} alt={text.qr(short, days, people)} />
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
            <Button variant="quiet" onClick={() => void save()}>
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
