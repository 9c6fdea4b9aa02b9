import { ArrowUp, MessageSquareHeart, Phone } from 'lucide-react';
import { navigation } from '@/content/en/navigation.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';
import { useShowsToTop } from './useShowsToTop.ts';

/** Chat link and back-to-top button. On phones a bottom bar: call, chat, enquire. */
export function FloatingActions() {
  const { callHref, chatLink } = useContact();
  const showsToTop = useShowsToTop();
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
        <a href={callHref} className="action md:hidden">
          <Phone aria-hidden />
          {navigation.call}
        </a>
        <a
          {...chatLink(navigation.chatText)}
          data-chat
          target="_blank"
          rel="noreferrer"
          className="action action-chat"
        >
          <WhatsAppIcon />
          <span className="md:max-[100rem]:sr-only">{navigation.chat}</span>
        </a>
        <EnquireLink className="action action-enquire md:hidden">
          <MessageSquareHeart aria-hidden />
          {navigation.enquire}
        </EnquireLink>
      </div>
    </aside>
  );
}
