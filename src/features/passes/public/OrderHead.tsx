import { orderText, passText } from '@/content/en/passes.ts';
import { dueOf, isPartPaid, refundSums, type Stage } from '@/features/passes/data/order.ts';
import { validPasses } from '@/features/passes/data/passState.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { formatIstDateTime, formatIstTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { HoldTimer } from './HoldTimer.tsx';
import { showText } from './PassFace.tsx';
import { patnaTime } from './patnaTime.ts';
import { dayList } from '@/features/passes/data/passWords.ts';

const { heading, text, refund } = orderText;

type Words = [title: string, text: string];

/** Why an order does not hold any more as it was made; '' if it does. */
function changeOf({ no_longer: change }: Order): string {
  if (!change) return '';
  return change.total_paise === undefined
    ? change.message
    : text.priceNow(formatInr(change.total_paise));
}

function lateWords(order: Order): Words {
  const amount = formatInr(order.received_paise || order.total_paise);
  if (order.no_longer) return [heading.lateOther, text.lateOther(changeOf(order), amount)];
  return order.received_paise > 0
    ? [heading.late, text.late(amount)]
    : [heading.claimed, text.lateClaimed(amount)];
}

function offText({ status, received_paise: received }: Order): string {
  if (status === 'paid') return text.off;
  if (received > 0) return text.offReceived(formatInr(received));
  return status === 'claimed' || status === 'late' ? text.offClaimed : text.offUnpaid;
}

function wordsOf(order: Order, stage: Stage): Words {
  const { status, held_until: heldUntil, passes, received_paise: received } = order;
  const nights = order.nights?.length ?? 1;
  const isKept = heldUntil !== null && Date.parse(heldUntil) > Date.parse(order.now);
  // A day may be over before a claim is checked.
  const format = status === 'held' ? formatIstTime : formatIstDateTime;
  const until = heldUntil === null ? '' : patnaTime(new Date(heldUntil), format);
  const kept = isKept ? text.keptUntil(until) : text.notKept;
  switch (stage) {
    case 'held':
      return [
        heading.held(until),
        order.source === 'offer' ? `${text.offer} ${text.held}` : text.held,
      ];
    case 'refused':
      return [heading.refused(order.claimed_utr ?? ''), `${text.refused} ${kept}`];
    case 'short':
      return [heading.short(formatInr(dueOf(order))), `${text.short(formatInr(received))} ${kept}`];
    case 'reversed':
      return [heading.reversed, `${text.reversed} ${kept}`];
    case 'late':
      return lateWords(order);
    case 'cancelled':
      return [heading.cancelled, order.paid_at === null ? text.cancelled : text.cancelledPaid];
    case 'expired':
      return [heading.expired, order.no_longer ? text.expiredOther(changeOf(order)) : text.expired];
    case 'claimed':
      return [
        heading.claimed,
        `${isKept ? text.claimed(order.review_hours) : text.claimedFree} ${kept}`,
      ];
    case 'paid': {
      const valid = validPasses(order, serverNow());
      return [heading.paid(valid.length), showText(valid)];
    }
    case 'off':
      return [heading.off(nights), offText(order)];
    case 'over':
      return [heading.over(nights), passText.means.over];
    case 'blocked':
    case 'used':
      return [heading[stage](passes.length), passText.means[stage]];
  }
}

/** What an order's state means for its buyer, with the time that is left and what happens to the money. */
export function OrderHead({ order, stage }: { order: Order; stage: Stage }) {
  const { status, held_until: heldUntil, reference, reason, claimed_utr: utr } = order;
  const [title, meaning] = wordsOf(order, stage);
  const isChecked = stage === 'claimed' || stage === 'late';
  const hasTimer = status === 'held' && /held|refused|short/.test(stage);
  const off = dayList((order.nights ?? []).filter((night) => night.cancelled_at !== null));
  // A pass says it itself.
  const saysOff = off !== '' && order.passes.length === 0 && !/off|cancelled/.test(stage);
  const saysPart = /refused|expired|reversed|late/.test(stage) && isPartPaid(order);
  return (
    <header>
      <p className="eyebrow">
        {orderText.titleOf(reference)} · {order.edition.title}
      </p>
      <div aria-live="polite">
        <h1 className="text-title mt-1">{title}</h1>
        <p className="measure text-lead mt-3 print:hidden">{meaning}</p>
      </div>
      {saysOff && <p className="mt-2 font-semibold">{text.partOff(off)}</p>}
      {hasTimer && heldUntil !== null && <HoldTimer until={Date.parse(heldUntil)} />}
      {saysPart && (
        <p className="mt-2 font-semibold">
          {text.part(formatInr(order.received_paise), formatInr(dueOf(order)))}
        </p>
      )}
      {isChecked && utr !== null && <p className="text-muted mt-2">{text.claimedUtr(utr)}</p>}
      {isChecked && order.phone !== '' && (
        <p className="measure mt-2 print:hidden">{text.comeBack(reference)}</p>
      )}
      {reason !== '' && status !== 'paid' && order.source !== 'gift' && (
        <p className="mt-2 font-semibold">{text.reason(reason)}</p>
      )}
      {refundSums(order).map(({ state, paise }) => (
        <p key={state} className="mt-2 font-semibold print:hidden">
          {refund[state](formatInr(paise))}
        </p>
      ))}
    </header>
  );
}
