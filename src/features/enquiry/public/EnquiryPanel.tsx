import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryReceipt } from './EnquiryReceipt.tsx';
import type { Receipt } from './useEnquiryForm.ts';

/** The same form standing in a page; the receipt takes its place. Mount it in the browser only, as a lazy chunk. */
export default function EnquiryPanel({ service }: { service: string | null }) {
  const [receipt, setReceipt] = useState<Receipt>();
  if (!receipt) return <EnquiryForm service={service} onSent={setReceipt} />;
  return (
    <section aria-label={enquiryText.receipt.title} aria-live="polite">
      <h2 className="mb-4 text-heading">{enquiryText.receipt.title}</h2>
      <EnquiryReceipt
        receipt={receipt}
        doneLabel={enquiryText.receipt.another}
        onDone={() => setReceipt(undefined)}
      />
    </section>
  );
}
