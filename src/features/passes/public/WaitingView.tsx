import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { orderText, waitingText } from '@/content/en/passes.ts';
import { orderHash } from '@/features/passes/data/order.ts';
import type { Access } from '@/features/passes/data/answers.ts';
import { getWaiting, leaveWaiting } from '@/features/passes/data/passCalls.ts';
import { type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import type { Wait } from '@/features/passes/data/answers.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { passFault } from './passFault.ts';
import { nightsInWords } from '@/features/passes/data/passWords.ts';
import { Sure } from './Sure.tsx';
import { useEvery } from './useEvery.ts';

const POLL_MS = 30_000;

/** An entry of the waiting list by its link: how many are before it, what is kept for it, leaving. */
export function WaitingView({ access }: { access: Access }) {
  const { id, key } = access;
  const [wait, setWait] = useState<Wait>();
  const [refusal, setRefusal] = useState<Refusal>();
  const load = useCallback(async () => {
    try {
      setWait(await getWaiting({ id, key }));
      setRefusal(undefined);
    } catch (error) {
      console.warn('The waiting list could not be read.', error);
      setRefusal(refusalOf(error));
    }
  }, [id, key]);
  useEffect(() => {
    const begin = async () => load();
    void begin();
  }, [load]);
  useEvery(wait?.state === 'waiting' ? POLL_MS : null, () => void load());

  if (wait)
    return (
      <Shown
        wait={wait}
        access={access}
        onLeave={async () => {
          try {
            setWait(await leaveWaiting(access));
          } catch (error) {
            notify.error(passFault(refusalOf(error)));
          }
        }}
      />
    );
  if (refusal?.kind === 'gone') return <Message title={waitingText.gone} />;
  if (refusal)
    return (
      <Message title={orderText.failed} text={passFault(refusal)}>
        <Button onClick={() => void load()}>{orderText.retry}</Button>
      </Message>
    );
  return <Message title={orderText.opening} busy />;
}

type ShownProps = { wait: Wait; access: Access; onLeave: () => Promise<void> };

function stateText({ state, ahead }: Wait): string {
  return state === 'waiting' ? waitingText.waiting(ahead ?? 0) : waitingText[state];
}

function Shown({ wait, access, onLeave }: ShownProps) {
  const [isSure, setIsSure] = useState(false);
  const { state, kind, nights, quantity, order_id: order } = wait;
  return (
    <article className="page section max-w-2xl">
      <p className="eyebrow">{waitingText.title}</p>
      <div aria-live="polite">
        <h1 className="text-title mt-1">{stateText(wait)}</h1>
      </div>
      <p className="text-lead mt-3">{waitingText.what(kind, quantity, nightsInWords(nights))}</p>
      {state === 'offered' && <p className="mt-3 font-semibold">{waitingText.offeredHint}</p>}
      {order !== null && (
        <Link
          to={paths.passes + orderHash({ id: order, key: access.key })}
          className={`${buttonClass({ size: 'lg' })} mt-5`}
        >
          {state === 'taken' ? waitingText.openTaken : waitingText.open}
        </Link>
      )}
      {state === 'waiting' && (
        <>
          <p className="measure text-muted mt-3">{waitingText.waitingHint}</p>
          {isSure ? (
            <Sure
              text={waitingText.leaveSure}
              yes={waitingText.leaveYes}
              onYes={onLeave}
              onNo={() => setIsSure(false)}
            />
          ) : (
            <Button variant="secondary" className="mt-5" onClick={() => setIsSure(true)}>
              {waitingText.leave}
            </Button>
          )}
        </>
      )}
      {(state === 'left' || state === 'lapsed') && (
        <Link to={paths.raasGarba} className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
          {waitingText.back}
        </Link>
      )}
    </article>
  );
}
