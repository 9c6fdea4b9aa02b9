import { useEffect, useRef, useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { onSignal } from '@/features/enquiries/data/outboxSignal.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryOutcome, outcomeTitle, useReceipt } from './EnquiryOutcome.tsx';

/** The enquiry form in a page; the outcome replaces it. */
export function EnquiryPanel({ service }: { service: string | null }) {
  const [receipt, setReceipt] = useReceipt();
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = receipt !== undefined;

  // Remounts the form for a draft returned from the outbox.
  useEffect(() => onSignal('returned', () => setRound((earlier) => earlier + 1)), []);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  if (!receipt) return <EnquiryForm key={round} service={service} onSent={setReceipt} />;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-heading mb-4">
        {outcomeTitle(receipt)}
      </h3>
      <EnquiryOutcome
        receipt={receipt}
        doneLabel={enquiryText.receipt.another}
        onDone={() => setReceipt(undefined)}
      />
    </>
  );
}
