import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { telHref } from '@/shared/lib/phone.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { cancelOrder, reversePayment } from '@/features/passes/admin/data/calls.ts';
import type { OrderDetail } from '@/features/passes/admin/data/answers.ts';
import { screenSchema } from '@/features/passes/admin/data/tabs.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import { CorrectOrder } from './CorrectOrder.tsx';
import { OrderLink } from './OrderLink.tsx';
import { OrderPass } from './OrderPass.tsx';
import { sourceName, StateChip } from '@/features/passes/admin/StateChip.tsx';

const { order: words } = adminTickets;

const at = (moment: string | null) =>
  moment === null ? null : formatIstDateTime(new Date(moment));

/** One order: its facts, passes, payments, what happened, and what staff can do with it. */
export function OrderView({ order }: { order: OrderDetail }) {
  const call = telHref(order.phone);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.facts.total, formatInr(order.total_paise)],
    [words.facts.tax, order.tax_paise > 0 && formatInr(order.tax_paise)],
    [words.facts.discount, order.discount_paise > 0 && formatInr(order.discount_paise)],
    [words.facts.phone, order.phone],
    [words.facts.email, order.email],
    [words.facts.utr, order.claimed_utr],
    [words.facts.reason, order.reason],
    [words.facts.note, order.note],
    [words.facts.held, at(order.held_until)],
    [words.facts.ordered, at(order.created_at)],
    [words.facts.paid, at(order.paid_at)],
    [words.facts.cancelled, at(order.cancelled_at)],
  ];
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-lg font-semibold">{order.name || adminTickets.orders.noName}</p>
        <StateChip state={order.status} />
        <span className="text-muted">{sourceName(order.source)}</span>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            (value ?? false) !== false &&
            value !== '' && (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {call !== null && (
          <a
            href={call}
            aria-label={`${words.call(order.name || order.reference)}: ${order.phone}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Phone aria-hidden />
            {order.phone}
          </a>
        )}
        <OrderLink order={order} />
        <CorrectOrder order={order} />
        {order.status !== 'cancelled' && <CancelOrder order={order} />}
      </div>
      <Part title={words.passes}>
        {order.passes.length === 0 ? (
          <p className="text-muted">{words.noPasses}</p>
        ) : (
          <ul className="divide-line divide-y">
            {order.passes.map((pass) => (
              <OrderPass key={pass.id} order={order} pass={pass} />
            ))}
          </ul>
        )}
      </Part>
      {order.payments && <Payments payments={order.payments} />}
      {order.refunds && order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
      <Part title={words.events}>
        <ol className="space-y-1 text-sm">
          {order.events.map(({ what, at: moment, who }) => (
            <li key={`${moment} ${what}`} className="flex flex-wrap gap-x-2">
              <span className="text-muted tabular-nums">{at(moment)}</span>
              <span>{own(words.eventNames, what) ?? what}</span>
              <span className="text-muted">{who ?? words.buyer}</span>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function CancelOrder({ order }: { order: OrderDetail }) {
  const cancel = usePassCall(
    async () => cancelOrder({ p_order_id: order.id, p_version: order.version }),
    words.failed,
  );
  return (
    <ConfirmButton
      label={words.cancel}
      question={words.cancelQuestion(order.reference)}
      consequence={words.cancelNote}
      action={words.cancel}
      keep={adminTickets.keep}
      isDisabled={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(undefined, { onSuccess: () => notify.success(words.cancelled) })
      }
    />
  );
}

function Payments({ payments }: { payments: NonNullable<OrderDetail['payments']> }) {
  const reverse = usePassCall(reversePayment, words.failed);
  return (
    <Part title={words.payments}>
      {payments.length === 0 ? (
        <p className="text-muted">{words.noPayments}</p>
      ) : (
        <ul className="divide-line divide-y">
          {payments.map((payment) => {
            const amount = formatInr(payment.amount_paise);
            return (
              <li
                key={payment.id}
                className="flex flex-wrap items-center justify-between gap-x-3 py-2"
              >
                <p>
                  {[
                    amount,
                    own(words.methods, payment.method) ?? payment.method,
                    payment.utr,
                    at(payment.created_at),
                    payment.reversed_at === null ? '' : words.reversed,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {payment.reversed_at === null && (
                  <ConfirmButton
                    label={words.reverseLabel(amount)}
                    question={words.reverseQuestion(amount)}
                    consequence={words.reverseNote}
                    action={words.reverse}
                    isDisabled={reverse.isPending}
                    onConfirm={() => reverse.mutate(payment.id)}
                  >
                    {words.reverse}
                  </ConfirmButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** What is paid back of the order, with the way to where that is recorded. */
function Refunds({ refunds }: { refunds: NonNullable<OrderDetail['refunds']> }) {
  const { hrefOf } = useListState(screenSchema);
  const { why: reasons, states, inCash } = adminPayments.refunds;
  return (
    <Part title={adminPayments.parts.refunds}>
      <ul>
        {refunds.map(({ id, why, state, amount_paise: amount, method, utr }) => (
          <li key={id}>
            {[
              formatInr(amount),
              own(reasons, why),
              own(states, state),
              state === 'sent' && method === 'cash' ? inCash : utr,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <Link
        to={hrefOf({ tab: 'payments', part: 'refunds', open: null, page: 1 })}
        className="link inline-flex min-h-11 items-center"
      >
        {adminTickets.nightOff.toRefunds}
      </Link>
    </Part>
  );
}
