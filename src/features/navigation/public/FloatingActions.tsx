import { ArrowUp, MessageSquareHeart, Phone } from 'lucide-react';
import { navigation } from '@/content/en/navigation.ts';
import { site, telHref, whatsappHref } from '@/content/site.ts';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** Specification section 9. */
const TO_TOP_AFTER_PX = 400;

/** The chat link and the way back up. On phones a bar within the thumb's reach: call, chat, enquire. */
export function FloatingActions() {
  const showsToTop = useScrolledPast(TO_TOP_AFTER_PX);
  return (
    <aside aria-label={navigation.actions}>
      {showsToTop && (
        <button
          type="button"
          aria-label={navigation.toTop}
          onClick={() => window.scrollTo({ top: 0 })}
          className="to-top"
        >
          <ArrowUp aria-hidden />
        </button>
      )}
      <div className="action-bar">
        <a href={telHref(site.phone)} className="action sm:hidden">
          <Phone aria-hidden />
          {navigation.call}
        </a>
        <a
          href={whatsappHref(navigation.chatText)}
          target="_blank"
          rel="noreferrer"
          className="action action-chat"
        >
          <WhatsAppIcon />
          {navigation.chat}
        </a>
        <EnquireLink className="action action-enquire sm:hidden">
          <MessageSquareHeart aria-hidden />
          {navigation.enquire}
        </EnquireLink>
      </div>
    </aside>
  );
}
