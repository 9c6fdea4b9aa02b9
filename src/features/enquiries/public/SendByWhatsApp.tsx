import { MessageCircle } from 'lucide-react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { site } from '@/content/site.ts';
import { shownChatLink } from '@/shared/data/shownChat.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

const { fallback } = enquiryText;

type SendByWhatsAppProps = {
  /** The stored message. */
  message: string;
  className?: string;
};

/** Link that sends the enquiry as a WhatsApp message. */
export function SendByWhatsApp({ message, className = '' }: SendByWhatsAppProps) {
  return (
    <a
      className={`${buttonClass({ variant: 'secondary' })} ${className}`}
      {...shownChatLink(`${fallback.greeting(site.name)}\n${message}`)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle aria-hidden />
      {fallback.whatsApp}
    </a>
  );
}
