import { enquiryText } from '@/content/en/enquiry.ts';
import { referenceOf } from '@/features/enquiries/data/enquiryQueries.ts';
import type { Waiting } from '@/features/enquiries/data/outbox.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { SendByWhatsApp } from './SendByWhatsApp.tsx';

const { waiting: text, receipt } = enquiryText;

type SavedNoteProps = { waiting: Waiting; doneLabel: string; onDone: () => void };

/** Outcome of a queued enquiry: it is stored, will be sent automatically, and the chat as an alternative. */
export function SavedNote({ waiting, doneLabel, onDone }: SavedNoteProps) {
  return (
    <div className="grid gap-5">
      <output className="text-lead block">{waiting.isLimited ? text.limited : text.saved}</output>
      <p className="border-line bg-paper rounded-lg border p-4">
        <span className="text-muted block text-sm">{receipt.reference}</span>
        <strong className="font-display text-heading tracking-wider select-all">
          {referenceOf(waiting.id)}
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <SendByWhatsApp message={waiting.row.message} className="grow" />
        <Button className="grow" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}
