import { enquiryText } from '@/content/en/enquiry.ts';
import { EnquiryReceipt } from './EnquiryReceipt.tsx';
import { SavedNote } from './SavedNote.tsx';
import type { Receipt } from './useEnquiryForm.ts';

type EnquiryOutcomeProps = { receipt: Receipt; doneLabel: string; onDone: () => void };

/** The heading over what became of an enquiry. */
export function outcomeTitle(receipt: Receipt | undefined): string {
  return receipt?.waiting ? enquiryText.waiting.title : enquiryText.receipt.title;
}

/** What became of an enquiry: delivered, or kept on this device. */
export function EnquiryOutcome({ receipt, doneLabel, onDone }: EnquiryOutcomeProps) {
  const { waiting } = receipt;
  if (waiting) return <SavedNote waiting={waiting} doneLabel={doneLabel} onDone={onDone} />;
  return <EnquiryReceipt receipt={receipt} doneLabel={doneLabel} onDone={onDone} />;
}
