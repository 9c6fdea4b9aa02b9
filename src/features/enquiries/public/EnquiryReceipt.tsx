import { MessageCircle } from 'lucide-react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { shownChatHref } from '@/shared/data/shownChat.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import type { Receipt } from './useEnquiryForm.ts';

const { receipt: text } = enquiryText;

type EnquiryReceiptProps = { receipt: Receipt; doneLabel: string; onDone: () => void };

/** What a visitor keeps after sending: the reference, what happens next, and the chat. */
export function EnquiryReceipt({ receipt, doneLabel, onDone }: EnquiryReceiptProps) {
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
          href={shownChatHref(chat)}
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
