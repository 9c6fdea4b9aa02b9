import { orderText } from '@/content/en/passes.ts';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { upiAmount, upiLink } from '@/features/passes/data/upi.ts';
import { CopyLine } from '@/features/passes/public/CopyLine.tsx';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';
import { formatInr } from '@/shared/lib/money.ts';

/** Whether a text is a UPI ID, such as ritu@okhdfcbank; as the database checks the firm's own. */
const isUpiId = (text: string): boolean => /^[\w.-]{2,64}@[A-Za-z][A-Za-z\d.-]{1,30}$/.test(text);

const { refunds: words } = adminPayments;

type PayByUpiProps = { vpa: string; name: string; reference: string; amountPaise: number };

/**
 * A payment by the owner: as a QR code for the phone with the account, and as text to copy. Renders nothing without a
 * valid UPI ID.
 */
export function PayByUpi({ vpa, name, reference, amountPaise }: PayByUpiProps) {
  const to = vpa.trim();
  if (!isUpiId(to)) return null;
  const amount = formatInr(amountPaise);
  const payment = { vpa: to, name, mcc: null, isMerchant: false, reference, amountPaise };
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2">{words.pay(amount, to)}</summary>
      <div className="mx-auto mt-2 w-fit max-w-full overflow-hidden rounded-lg bg-white p-2">
        <TextQr text={upiLink(payment)} alt={words.payAlt(amount, to)} />
      </div>
      <CopyLine label={orderText.pay.amount} value={amount} copied={upiAmount(amountPaise)} />
      <CopyLine label={orderText.pay.upi} value={to} />
    </details>
  );
}
