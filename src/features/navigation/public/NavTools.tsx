import { Phone } from 'lucide-react';
import { navigation } from '@/content/en/navigation.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { VisitorCounter } from './VisitorCounter.tsx';

/** Right end of the bar: visitor counter, phone, chat and enquiry. */
export function NavTools() {
  const { phone, callHref, chatLink } = useContact();
  return (
    <div className="navbar-tools">
      <VisitorCounter />
      <ThemeToggle />
      <a href={callHref} aria-label={navigation.callUs(phone)} className="btn btn-quiet px-3">
        <Phone aria-hidden />
        <span className="nav-close:hidden whitespace-nowrap">{phone}</span>
      </a>
      <a
        {...chatLink(navigation.chatText)}
        target="_blank"
        rel="noreferrer"
        aria-label={navigation.chatWithUs}
        className="btn btn-quiet px-3"
      >
        <WhatsAppIcon />
        <span className="nav-wide:hidden">{navigation.chat}</span>
      </a>
      <EnquireLink className={`${buttonClass()} nav-crowded:hidden`}>
        {navigation.enquire}
      </EnquireLink>
    </div>
  );
}
