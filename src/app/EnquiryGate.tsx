import { lazy, Suspense, useEffect, useState } from 'react';
import { rememberLanding } from '@/features/enquiry/data/landing.ts';

const EnquiryHost = lazy(() => import('@/features/enquiry/public/EnquiryHost.tsx'));

/** A tap that the page itself should handle: not one that asks for a new tab, window or download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function enquiryLink(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('a[data-enquiry]')
    : null;
}

/** The tap that `src/boot.ts` kept for us because it came before the page was ready. */
function takeEarlyTap(): { service: string | undefined; details: string | undefined } {
  const { dataset } = document.documentElement;
  const { earlyEnquiry: service, earlyEnquiryDetails: details } = dataset;
  delete dataset['earlyEnquiry'];
  delete dataset['earlyEnquiryDetails'];
  return { service, details };
}

type Request = { service: string | null; details: string | undefined; open: boolean };

/**
 * Opens the enquiry dialog for every `<EnquireLink>` on the page, wherever it stands. Without JavaScript the same
 * links lead to the contact page. The form's code is fetched when a pointer or the focus comes near such a link.
 */
export function EnquiryGate() {
  const [request, setRequest] = useState<Request>();

  useEffect(() => {
    rememberLanding();
    const open = (service: string, details?: string) =>
      setRequest({ service: service || null, details, open: true });
    const early = takeEarlyTap();
    if (early.service !== undefined) open(early.service, early.details);
    else if (window.location.hash === '#enquiry') {
      open(new URLSearchParams(window.location.search).get('service') ?? '');
    }

    const onClick = (event: MouseEvent) => {
      const link = enquiryLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // Safari does not focus what is clicked: the dialog could not give the focus back to it.
      link.focus({ preventScroll: true });
      open(link.dataset['enquiry'] ?? '', link.dataset['enquiryDetails']);
    };
    const onIntent = (event: Event) => {
      if (enquiryLink(event)) void import('@/features/enquiry/public/EnquiryHost.tsx');
    };
    // Captured: React keeps events to itself where it has not yet taken over the page's content.
    document.addEventListener('click', onClick, true);
    // From here on taps are ours: `src/boot.ts` stops keeping them.
    document.documentElement.dataset['ready'] = '';
    document.addEventListener('pointerover', onIntent, { capture: true, passive: true });
    document.addEventListener('focusin', onIntent, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerover', onIntent, true);
      document.removeEventListener('focusin', onIntent, true);
    };
  }, []);

  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <EnquiryHost
        service={request.service}
        initialDetails={request.details}
        open={request.open}
        onClose={() => setRequest({ ...request, open: false })}
      />
    </Suspense>
  );
}
