import { MessageCircle, Phone } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

const { order: words } = adminTickets;

type ContactProps = {
  /** Name or reference of the buyer. */
  who: string;
  phone: string;
  /** Text of the chat. */
  text?: string;
  onChat?: MouseEventHandler;
};

const look = `${buttonClass({ variant: 'secondary' })} min-w-11 px-2.5`;

/** Links to call a buyer and to write on WhatsApp; nothing without a number. */
export function Contact({ who, phone, text, onChat }: ContactProps) {
  const call = telHref(phone);
  const chat = chatHref(phone, text);
  return (
    // Above the link that covers the row.
    <span className="relative z-1 flex w-fit gap-2 empty:hidden">
      {call !== null && (
        <a href={call} aria-label={`${words.call(who)}: ${phone}`} className={look}>
          <Phone aria-hidden />
          <span className="tabular-nums max-xl:hidden">{phone}</span>
        </a>
      )}
      {chat !== null && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={words.write(who)}
          onClick={onChat}
          className={look}
        >
          <MessageCircle aria-hidden />
        </a>
      )}
    </span>
  );
}
