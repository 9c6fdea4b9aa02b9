import { adminCounter } from '@/content/en/adminCounter.ts';
import { upiLink } from '@/features/passes/data/upi.ts';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import type { CounterShift } from './data/counter.ts';

const words = adminCounter.upiCode;

type CounterUpiProps = {
  upi: NonNullable<CounterShift['upi']>;
  amountPaise: number;
  /** Id of the sale. */
  sale: string;
};

/** The firm's UPI account with the amount, as a QR for the buyer's phone. */
export function CounterUpi({ upi, amountPaise, sale }: CounterUpiProps) {
  const { vpa, name, mcc, is_merchant: isMerchant } = upi;
  const reference = sale.slice(0, 8).toUpperCase();
  const amount = formatInr(amountPaise);
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2">{words.show(amount)}</summary>
      <div className="mx-auto mt-2 w-fit max-w-full overflow-hidden rounded-lg bg-white p-2">
        <TextQr
          text={upiLink({ vpa, name, mcc, isMerchant, reference, amountPaise })}
          alt={words.alt(amount, vpa)}
        />
      </div>
      <p className="text-muted mt-1 text-center text-sm">{vpa}</p>
    </details>
  );
}
