import { orderText } from '@/content/en/passes.ts';
import { dueOf } from '@/features/passes/data/order.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { upiApps, upiAmount, upiLink, type UpiPayment } from '@/features/passes/data/upi.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { CopyLine } from './CopyLine.tsx';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';

const { pay: text } = orderText;
/** Payment apps are on the phone, which reads the QR here. */
const COMPUTER = '(pointer: fine), (min-width: 48rem)';

/** What is to be paid, to whom and with which note; a QR, open on a computer, links for a merchant's account only. */
export function PayPanel({ order }: { order: Order }) {
  const { upi, reference } = order;
  if (!upi?.vpa) return <p className="mt-5 font-semibold">{text.noUpi}</p>;
  const { vpa, name, mcc, is_merchant: isMerchant } = upi;
  const amountPaise = dueOf(order);
  const payment: UpiPayment = { vpa, name, mcc, isMerchant, reference, amountPaise };
  const amount = formatInr(amountPaise);
  return (
    <section aria-labelledby="pay" className="mt-6">
      <h2 id="pay" className="text-heading">
        {text.title}
      </h2>
      <details open={matchMedia(COMPUTER).matches} className="mt-3">
        <summary className="link inline-flex min-h-11 items-center">{text.qrFold}</summary>
        <p className="text-muted mb-2">{text.qrHint}</p>
        <TextQr text={upiLink(payment)} alt={text.qrAlt(amount, vpa)} />
      </details>
      <div className="mt-3">
        <CopyLine label={text.amount} value={amount} copied={upiAmount(amountPaise)} />
        <CopyLine label={text.upi} value={vpa} {...(name && { hint: name })} />
        <CopyLine label={text.reference} value={reference} hint={text.referenceHint} />
      </div>
      {isMerchant && (
        <div className="mt-3 flex flex-wrap gap-2">
          <a className={buttonClass()} href={upiLink(payment)}>
            {text.anyApp}
          </a>
          {upiApps.map((app) => (
            <a
              key={app.name}
              className={buttonClass({ variant: 'secondary' })}
              href={upiLink(payment, app.start)}
            >
              {app.name}
            </a>
          ))}
        </div>
      )}
      <p className="text-muted mt-3">{text.counter}</p>
    </section>
  );
}
