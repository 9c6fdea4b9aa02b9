import { lazy, Suspense, useEffect, useState } from 'react';
import { rememberLanding } from '@/features/enquiry/data/landing.ts';
import { paths } from '@/shared/paths.ts';

/** Where the form's code cannot be fetched, the tap follows its link as if there were no script. */
function FollowLink({ service }: { service: string | null }) {
  useEffect(() => {
    if ('leaving' in document.documentElement.dataset)
      window.location.assign(paths.enquire(service ?? undefined));
  }, [service]);
  return <></>;
}

const EnquiryHost = lazy(() =>
  import('@/features/enquiry/public/EnquiryHost.tsx').catch(() => {
    const { dataset } = document.documentElement;
    // Read by src/features/pwa/data/missingChunk.ts, which otherwise answers to missing code.
    if (window.location.hash !== '#enquiry' && !('dirtyForm' in dataset)) dataset['leaving'] = '';
    return { default: FollowLink };
  }),
);

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
function takeEarlyTap(): string | undefined {
  const { dataset } = document.documentElement;
  const service = dataset['earlyEnquiry'];
  delete dataset['earlyEnquiry'];
  return service;
}

/**
 * Opens the enquiry dialog for every `<EnquireLink>` on the page, wherever it stands. Without JavaScript the same
 * links lead to the contact page. The form's code is fetched when a pointer or the focus comes near such a link.
 */
export function EnquiryGate() {
  const [request, setRequest] = useState<{ service: string | null; open: boolean }>();

  useEffect(() => {
    rememberLanding();
    const open = (service: string) => setRequest({ service: service || null, open: true });
    const early = takeEarlyTap();
    if (early !== undefined) open(early);
    else if (window.location.hash === '#enquiry') {
      open(new URLSearchParams(window.location.search).get('service') ?? '');
    }

    const onClick = (event: MouseEvent) => {
      const link = enquiryLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(link.dataset['enquiry'] ?? '');
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
        open={request.open}
        onClose={() => setRequest({ ...request, open: false })}
      />
    </Suspense>
  );
}
