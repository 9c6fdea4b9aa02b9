import { orderText } from '@/content/en/passes.ts';
import { validPasses } from '@/features/passes/data/passState.ts';
import type { Access } from '@/features/passes/data/answers.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { FindPasses } from './FindPasses.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { Passes } from './Passes.tsx';
import { patnaTime } from './patnaTime.ts';
import { PayPanel } from './PayPanel.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';
import { useOrder, useStage } from './useOrder.ts';
import { UtrForm } from './UtrForm.tsx';

/** An order by its link, in whatever state it is. */
export function OrderView({ access }: { access: Access }) {
  const actions = useOrder(access);
  const { shown } = actions;
  switch (shown.status) {
    case 'loading':
      return <Message title={orderText.opening} busy />;
    case 'failed':
      return (
        <Message title={orderText.failed} text={orderText.failedHint}>
          <Button onClick={() => void actions.load()}>{orderText.retry}</Button>
        </Message>
      );
    case 'gone':
      return <FindPasses note={orderText.gone} />;
    case 'shown':
      return <Shown shown={shown} actions={actions} />;
  }
}

type ShownProps = {
  shown: Extract<ReturnType<typeof useOrder>['shown'], { status: 'shown' }>;
  actions: ReturnType<typeof useOrder>;
};

function Shown({ shown, actions }: ShownProps) {
  const { kept, isStale, isKept } = shown;
  const { order } = kept;
  const stage = useStage(order);
  const pays = /held|refused|short|reversed/.test(stage);
  const hasForm = pays || stage === 'expired';
  const answer = useAnswerFocus(hasForm);
  const hasPasses = useClock(() => validPasses(order, serverNow()).length > 0);
  return (
    <article data-controls className="page section">
      <div className="grid gap-x-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <div ref={answer} tabIndex={-1} className="outline-none">
            <OrderHead order={order} stage={stage} />
          </div>
          {isStale && (
            <p aria-live="polite" className="text-muted mt-3 print:hidden">
              {orderText.stale(patnaTime(new Date(kept.savedAt), formatIstDateTime))}
            </p>
          )}
          {pays && <PayPanel order={order} />}
          {hasForm && <UtrForm kept={kept} actions={actions} />}
          {order.passes.length > 0 && <Passes order={order} act={actions.act} />}
        </div>
        <div className="mt-10 min-w-0 lg:col-span-5 lg:mt-0 print:hidden">
          <OrderLines order={order} />
          <OrderActions
            order={order}
            stage={stage}
            act={actions.act}
            onCancelled={() => answer.current?.focus()}
          />
          {hasPasses && (
            <p className="text-muted mt-4 text-sm">
              {isKept ? orderText.actions.offline : orderText.actions.notKept}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
