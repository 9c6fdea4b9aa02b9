import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orderText } from '@/content/en/passes.ts';
import { type Stage, validPasses } from '@/features/passes/data/order.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { cancelOrder } from '@/features/passes/data/passCalls.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { passFault } from './passFault.ts';
import { savePassNights } from './savePassNights.ts';
import { Sure } from './Sure.tsx';
import type { useOrder } from './useOrder.ts';

type OrderActionsProps = {
  order: Order;
  stage: Stage;
  act: ReturnType<typeof useOrder>['act'];
};

const { actions: text } = orderText;

/** Calendar, print, call, cancel or ask for a refund. */
export function OrderActions({ order, stage, act }: OrderActionsProps) {
  const [isSure, setIsSure] = useState(false);
  const { phone, callHref, chatLink } = useContact();
  const hasPasses = validPasses(order).length > 0;
  const isOpen = ['held', 'refused', 'claimed', 'short'].includes(stage);
  const mayAsk =
    ['paid', 'off', 'late'].includes(stage) && order.total_paise > 0 && order.refunds.length === 0;
  const isOver = stage === 'expired' || stage === 'cancelled';

  const cancel = async () => {
    const refusal = await act(cancelOrder);
    setIsSure(false);
    if (refusal) notify.error(passFault(refusal));
  };
  return (
    <div className="mt-6 grid gap-3">
      {hasPasses && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => savePassNights(order)}>
            <CalendarPlus aria-hidden />
            {text.calendar}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {text.print}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
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
      </div>
      {isOver && (
        <Link to={paths.raasGarba} className={buttonClass({ variant: 'secondary' })}>
          {text.buyAgain}
        </Link>
      )}
      {order.refund_text && <p className="text-muted whitespace-pre-line">{order.refund_text}</p>}
      {(isOpen || mayAsk) && !isSure && (
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => setIsSure(true)}
        >
          {isOpen ? text.cancel : text.askRefund}
        </button>
      )}
      {isSure && (
        <Sure
          text={isOpen ? text.cancelSure : text.askSure}
          onYes={cancel}
          onNo={() => setIsSure(false)}
        />
      )}
    </div>
  );
}
