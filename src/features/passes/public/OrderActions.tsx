import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orderText } from '@/content/en/passes.ts';
import { askablePaise, type Stage } from '@/features/passes/data/order.ts';
import { validPasses } from '@/features/passes/data/passState.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { cancelOrder } from '@/features/passes/data/passCalls.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { printPage } from '@/shared/ui/saveFile.ts';
import { CalendarOfPasses } from './CalendarOfPasses.tsx';
import { passFault } from './passFault.ts';
import { Sure } from './Sure.tsx';
import type { useOrder } from './useOrder.ts';

type OrderActionsProps = {
  order: Order;
  stage: Stage;
  act: ReturnType<typeof useOrder>['act'];
  onCancelled: () => void;
};

const { actions: text } = orderText;

/** Calendar, print, call, cancel or ask for a refund. The frame's own links to call and chat hide (frame.css). */
export function OrderActions({ order, stage, act, onCancelled }: OrderActionsProps) {
  const [isSure, setIsSure] = useState(false);
  const { phone, callHref, chatLink } = useContact();
  const valid = useClock(() => validPasses(order, serverNow()));
  const askable = askablePaise(order);
  const isOpen = stage !== 'expired' && /held|claimed/.test(order.status);
  const mayAsk = /paid|blocked|off|late/.test(stage) && !isOpen && askable > 0;
  const isOver = stage === 'expired' || stage === 'cancelled';

  const cancel = async () => {
    const refusal = await act(cancelOrder);
    setIsSure(false);
    if (refusal) notify.error(passFault(refusal));
    else onCancelled();
  };
  return (
    <div className="mt-6 grid gap-3">
      <div data-contact className="flex flex-wrap gap-3">
        {valid.length > 0 && (
          <>
            <CalendarOfPasses passes={valid} />
            <Button variant="secondary" onClick={printPage}>
              <Printer aria-hidden />
              {text.print}
            </Button>
          </>
        )}
        <a href={callHref} className={buttonClass({ variant: 'secondary' })}>
          {text.call(phone)}
        </a>
        <a
          {...chatLink(text.chat(order.reference))}
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          {text.whatsApp}
        </a>
        {isOver && (
          <Link to={paths.raasGarba} className={buttonClass({ variant: 'secondary' })}>
            {text.buyAgain}
          </Link>
        )}
      </div>
      {order.refund_text && <p className="text-muted whitespace-pre-line">{order.refund_text}</p>}
      {(isOpen || mayAsk) && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsSure(true)}>
          {isOpen ? text.cancel : text.askRefund}
        </Button>
      )}
      {isSure && (
        <Sure
          text={isOpen ? text.cancelSure : text.askSure(formatInr(askable), valid.length)}
          yes={isOpen ? text.yes : text.askYes}
          onYes={cancel}
          onNo={() => setIsSure(false)}
        />
      )}
    </div>
  );
}
