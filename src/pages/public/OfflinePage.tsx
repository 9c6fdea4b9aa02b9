import { Phone } from 'lucide-react';
import { pwa } from '@/content/en/pwa.ts';
import { site } from '@/content/site.ts';
import { Logo } from '@/features/navigation/public/Logo.tsx';
import { cacheNames } from '@/features/pwa/data/contract.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';

/**
 * Shown by the service worker if neither the network nor the cache has a page. Never hydrated: button and list are
 * handled by src/offline.ts.
 */
export function OfflinePage() {
  const { title, text, call, chat, retry, saved } = pwa.offline;
  const { phone, callHref, chatLink } = useContact();
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="border-line border-b-4 border-double px-4 py-2">
        <Logo />
      </header>
      <main id="content">
        <Message title={title} text={text}>
          <div className="mt-2 grid gap-3 sm:flex sm:flex-wrap sm:justify-center">
            <Button data-retry>{retry}</Button>
            <a href={callHref} className={buttonClass({ variant: 'secondary' })}>
              <Phone aria-hidden />
              {call(phone)}
            </a>
            <a {...chatLink()} className={buttonClass({ variant: 'secondary' })}>
              <WhatsAppIcon />
              {chat}
            </a>
          </div>
          <section
            hidden
            data-saved-pages={cacheNames.pages}
            aria-labelledby="saved-pages"
            className="border-line mt-8 w-full border-t-4 border-double pt-6 text-left"
          >
            <h2 id="saved-pages" className="text-heading">
              {saved}
            </h2>
            <ul className="mt-3 grid gap-x-6 sm:grid-cols-2" />
          </section>
        </Message>
      </main>
    </>
  );
}
