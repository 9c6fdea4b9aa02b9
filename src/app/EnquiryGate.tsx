import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { rememberLanding } from '@/features/enquiry/data/landing.ts';
import { onSignal, somethingWaits } from '@/features/enquiry/data/outboxSignal.ts';
import { paths } from '@/shared/paths.ts';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';

const loadHost = async () => import('@/features/enquiry/public/EnquiryHost.tsx');

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

type Host = ComponentType<{
  service: string | null;
  initialDetails?: string | undefined;
  open: boolean;
  onClose: () => void;
}>;
type Request = { Host: Host; service: string | null; details: string | undefined; open: boolean };
type Notice = ComponentType<{ onCorrect: (service: string) => void }>;

/** Looked at this long after the start, when the page has settled: an enquiry that waits is in no such hurry. */
const CALM_MS = 1500;

/**
 * Opens the enquiry dialog for every `<EnquireLink>` on the page, wherever it stands; on the contact page it leads to
 * the form there (`#enquiry`). Without JavaScript the same links lead to the contact page. The form's code is fetched
 * when a pointer or the focus comes near such a link, that of the outbox where an enquiry waits on this phone.
 */
export function EnquiryGate() {
  const [request, setRequest] = useState<Request>();
  const [waiting, setWaiting] = useState<{ Notice: Notice }>();

  const open = useCallback((service: string, details?: string) => {
    const inPage = document.getElementById('enquiry');
    if (inPage) {
      inPage.scrollIntoView();
      inPage.focus({ preventScroll: true });
      return;
    }
    const openDialog = async () => {
      try {
        const { default: Host } = await loadHost();
        setRequest({ Host, service: service || null, details, open: true });
      } catch (error) {
        console.warn('The enquiry form could not be fetched.', error);
        const { dataset } = document.documentElement;
        if ('dirtyForm' in dataset) return;
        // Read by features/pwa/data/missingChunk.ts, which otherwise answers to missing code.
        dataset['leaving'] = '';
        window.location.assign(paths.enquire(service));
      }
    };
    void openDialog();
  }, []);

  useEffect(() => {
    const showWaiting = async () => {
      if (!somethingWaits()) return;
      const { default: Notice } = await import('@/features/enquiry/public/WaitingEnquiries.tsx');
      setWaiting({ Notice });
    };
    const look = () => {
      showWaiting().catch((error: unknown) => console.warn('The outbox was not fetched.', error));
    };
    const calm = setTimeout(look, CALM_MS);
    const stop = onSignal('kept', look);
    // Where the code could not be fetched, it can be now.
    window.addEventListener('online', look);
    return () => {
      clearTimeout(calm);
      stop();
      window.removeEventListener('online', look);
    };
  }, []);

  useEffect(() => {
    rememberLanding();
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
      if (enquiryLink(event)) loadHost().catch(() => undefined);
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
  }, [open]);

  return (
    <>
      {waiting && <waiting.Notice onCorrect={open} />}
      {request && (
        <request.Host
          service={request.service}
          initialDetails={request.details}
          open={request.open}
          onClose={() => setRequest({ ...request, open: false })}
        />
      )}
    </>
  );
}
