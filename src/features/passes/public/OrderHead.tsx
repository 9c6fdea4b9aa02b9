import { orderText } from '@/content/en/passes.ts';
import { dueOf, type Stage, validPasses } from '@/features/passes/data/order.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { HoldTimer } from './HoldTimer.tsx';
import { patnaTime } from './patnaTime.ts';

const { heading, text, refund } = orderText;

function headingOf(order: Order, stage: Stage, until: string): string {
  switch (stage) {
    case 'held':
      return heading.held(until);
    case 'refused':
      return heading.refused(order.claimed_utr ?? '');
    case 'short':
      return heading.short(formatInr(dueOf(order)));
    case 'paid':
      return heading.paid(validPasses(order).length);
    case 'late':
      return order.no_longer ? heading.lateOther : heading.late;
    case 'expired':
    case 'claimed':
    case 'cancelled':
    case 'off':
      return heading[stage];
  }
}

/** Why an order does not hold any more as it was made; '' if it does. */
function changeOf({ no_longer: change }: Order): string {
  if (!change) return '';
  return change.total_paise === undefined
    ? change.message
    : text.priceNow(formatInr(change.total_paise));
}

const isKept = ({ held_until: until, now }: Order) =>
  until !== null && Date.parse(until) > Date.parse(now);

function textOf(order: Order, stage: Stage, until: string): string {
  switch (stage) {
    case 'held':
      return order.source === 'offer' ? `${text.offer} ${text.held}` : text.held;
    case 'refused':
      return text.refused(until);
    case 'short':
      return text.short(formatInr(order.received_paise));
    case 'late': {
      const amount = formatInr(order.received_paise || order.total_paise);
      return order.no_longer ? text.lateOther(changeOf(order), amount) : text.late(amount);
    }
    case 'cancelled':
      return order.paid_at === null ? text.cancelled : text.cancelledPaid;
    case 'expired':
      return order.no_longer ? text.expiredOther(changeOf(order)) : text.expired;
    case 'claimed':
      return isKept(order) ? text.claimed : text.claimedFree;
    case 'paid':
    case 'off':
      return text[stage];
  }
}

/** What an order's state means for its buyer, with the time that is left and what happens to the money. */
export function OrderHead({ order, stage }: { order: Order; stage: Stage }) {
  const { held_until: heldUntil, reference, reason, claimed_utr: utr, refunds } = order;
  const until = heldUntil === null ? '' : patnaTime(new Date(heldUntil), formatIstTime);
  const isRunning = stage === 'held' || stage === 'refused';
  return (
    <header>
      <p className="eyebrow">
        {orderText.titleOf(reference)} · {order.edition.title}
      </p>
      <div aria-live="polite">
        <h1 className="text-title mt-1">{headingOf(order, stage, until)}</h1>
        <p className="measure text-lead mt-3 print:hidden">{textOf(order, stage, until)}</p>
      </div>
      {isRunning && heldUntil !== null && <HoldTimer until={Date.parse(heldUntil)} />}
      {(stage === 'claimed' || stage === 'late') && utr !== null && (
        <p className="text-muted mt-2">{text.claimedUtr(utr)}</p>
      )}
      {reason !== '' && stage !== 'paid' && order.source !== 'gift' && (
        <p className="mt-2 font-semibold">{text.reason(reason)}</p>
      )}
      {refunds.map(({ id, state, amount_paise: paise }) => (
        <p key={id} className="mt-2 font-semibold print:hidden">
          {state === 'declined' ? refund.declined : refund[state](formatInr(paise))}
        </p>
      ))}
    </header>
  );
}
