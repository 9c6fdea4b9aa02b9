import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { onSignal } from '@/features/enquiries/data/outboxSignal.ts';
import { shownChatLink } from '@/shared/data/shownChat.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { SavedNote } from './SavedNote.tsx';
import type { Receipt } from './useEnquiryForm.ts';

const { receipt: text } = enquiryText;

type EnquiryOutcomeProps = { receipt: Receipt; doneLabel: string; onDone: () => void };

/** Receipt: reference, next steps and the chat. */
function EnquiryReceipt({ receipt, doneLabel, onDone }: EnquiryOutcomeProps) {
  const chat = text.whatsAppText(site.name, receipt.reference, receipt.eventType);
  return (
    <div className="grid gap-5">
      <div className="border-line bg-paper flex items-center gap-4 rounded-lg border p-4">
        <Lamp className="size-12 flex-none" />
        <p>
          <span className="text-muted block text-sm">{text.reference}</span>
          <strong className="font-display text-heading tracking-wider select-all">
            {receipt.reference}
          </strong>
        </p>
      </div>
      <div>
        <h3 className="text-lg">{text.nextTitle}</h3>
        <ol className="marker:text-peacock mt-2 grid list-decimal gap-1.5 pl-5 marker:font-semibold">
          {text.next.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          className={`${buttonClass()} grow`}
          {...shownChatLink(chat)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden />
          {text.whatsApp}
        </a>
        <Button variant="secondary" className="grow" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}

/** Heading of the outcome. */
export function outcomeTitle(receipt: Receipt | undefined): string {
  return receipt?.waiting ? enquiryText.waiting.title : enquiryText.receipt.title;
}

/** Outcome of a submission: delivered, or queued on this device. */
export function EnquiryOutcome({ receipt, doneLabel, onDone }: EnquiryOutcomeProps) {
  const { waiting } = receipt;
  if (waiting) return <SavedNote waiting={waiting} doneLabel={doneLabel} onDone={onDone} />;
  return <EnquiryReceipt receipt={receipt} doneLabel={doneLabel} onDone={onDone} />;
}

/**
 * The visible receipt. One of a queued enquiry becomes final as soon as it is delivered.
 * @returns the receipt and a setter; undefined hides it.
 */
export function useReceipt() {
  const [receipt, setReceipt] = useState<Receipt>();
  useEffect(
    () =>
      onSignal('delivered', (id) => {
        setReceipt((shown) => {
          if (shown?.waiting?.id !== id) return shown;
          return { reference: shown.reference, eventType: shown.eventType };
        });
      }),
    [],
  );
  return [receipt, setReceipt] as const;
}
