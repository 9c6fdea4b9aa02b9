import { useEffect, useRef } from 'react';
import { adminCounter } from '@/content/en/adminCounter.ts';
import { upiLink } from '@/features/passes/data/upi.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';
import type { CounterShift } from './data/counter.ts';

type CounterUpiProps = {
  upi: NonNullable<CounterShift['upi']>;
  amountPaise: number;
  /** Id of the sale. */
  sale: string;
};

/** The firm's UPI account with the amount, as a QR for the buyer's phone; scrolls into view. */
export function CounterUpi({ upi, amountPaise, sale }: CounterUpiProps) {
  const { vpa, name, mcc, is_merchant: isMerchant } = upi;
  const reference = sale.slice(0, 8).toUpperCase();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="text-center">
      <div className="mx-auto w-fit max-w-full rounded-lg bg-white">
        <TextQr
          text={upiLink({ vpa, name, mcc, isMerchant, reference, amountPaise })}
          alt={adminCounter.upiCode.alt(formatInr(amountPaise), vpa)}
        />
      </div>
      <p className="text-muted mt-1 text-sm">{vpa}</p>
    </div>
  );
}
