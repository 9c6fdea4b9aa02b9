import { useRef, useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import type { Order, OrderPass } from '@/features/passes/data/answers.ts';
import { renewPass } from '@/features/passes/data/passCalls.ts';
import { passOf } from '@/features/passes/data/passState.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { meansText, PassFace, stateText, usePassState } from './PassFace.tsx';
import { passFault } from './passFault.ts';
import { SavePass } from './SavePass.tsx';
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

/** A pass of an order and what its buyer can do with it. Printed one to a page. */
export function PassCard({ order, pass, place, act, onForward }: PassCardProps) {
  const [isTakingBack, setIsTakingBack] = useState(false);
  const forward = useRef<HTMLButtonElement>(null);
  const { holder } = pass;
  const shown = passOf(order, pass);
  const state = usePassState(shown);
  const takeBack = async () => {
    const refusal = await act(async (access) => renewPass(access, pass, ''));
    setIsTakingBack(false);
    if (refusal) notify.error(passFault(refusal));
    else forward.current?.focus();
  };
  return (
    <li className="card-frame break-inside-avoid p-5 print:break-after-page">
      <p className="text-muted text-sm">{text.name(place, order.passes.length)}</p>
      {state !== 'valid' && (
        <div className="mb-2">
          <p className="text-sindoor font-semibold">{stateText(state, shown)}</p>
          <p>{meansText(state, shown)}</p>
        </div>
      )}
      <PassFace pass={shown}>
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <Button ref={forward} variant="secondary" onClick={onForward}>
            {holder === '' ? text.forward : text.again}
          </Button>
          {holder !== '' && (
            <Button variant="secondary" onClick={() => setIsTakingBack(true)}>
              {text.takeBack}
            </Button>
          )}
          <SavePass pass={shown} />
        </div>
        {isTakingBack && (
          <Sure
            text={text.takeBackHint(holder)}
            yes={text.takeBackYes}
            onYes={takeBack}
            onNo={() => setIsTakingBack(false)}
          />
        )}
      </PassFace>
    </li>
  );
}
