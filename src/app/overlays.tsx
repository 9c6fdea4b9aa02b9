import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignal, somethingWaits } from '@/features/enquiries/data/outboxSignal.ts';
import { showFormInPage } from '@/features/enquiries/data/formInPage.ts';
import EnquiryHost from '@/features/enquiries/public/EnquiryHost.tsx';
import { shownNotice } from '@/features/pwa/data/notice.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { sharedValue } from '@/shared/lib/sharedValue.ts';
import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type EnquiryRequest = {
  /** Slug of a service, '' for none. */
  service: string;
  /** What the details start with. */
  details?: string | undefined;
  /** What other fields start with, as the parameters of an address (shared/ui/EnquireLink.tsx). */
  known?: string | undefined;
};

/** What may be opened over a page. */
export type OverlayRequest =
  | { enquiry: EnquiryRequest }
  | { preferences: true }
  /** Id of a garba edition: the form of those who wait for its passes. */
  | { interest: string };

const { LazyDialog: LazyPreferences } = lazyDialog(
  async () => (await import('@/features/preferences/public/PreferencesDialog.tsx')).default,
);
const { LazyDialog: LazyInterest } = lazyDialog(
  async () => (await import('@/features/garba/public/InterestDialog.tsx')).default,
);
const WaitingEnquiries = lazy(() => import('@/features/enquiries/public/WaitingEnquiries.tsx'));
const NoticeCorner = lazy(async () => ({
  default: (await import('@/features/pwa/public/NoticeCorner.tsx')).NoticeCorner,
}));

/** What is open; the enquiry stays when it has been closed, for what became of it. */
const opened = sharedValue<{
  now: OverlayRequest | undefined;
  enquiry: EnquiryRequest | undefined;
}>({ now: undefined, enquiry: undefined });

/** Opens it; a request is a new object each time. */
export function open(request: OverlayRequest): void {
  opened.set({
    now: request,
    enquiry: 'enquiry' in request ? request.enquiry : opened.get().enquiry,
  });
}

/** Closes what is open. */
export function close(): void {
  opened.set({ ...opened.get(), now: undefined });
}

/** Shows an enquiry that came back out of the outbox: in the page's own form where it has one. */
function correct(service: string): void {
  if (!showFormInPage()) open({ enquiry: { service } });
}

/** Shows what the app itself has to say; undefined hides it. */
export const showNotice = shownNotice.set;

/** Whether an enquiry waits on this device, or was kept since. */
function useWaiting(): boolean {
  const [waits, setWaits] = useState(somethingWaits);
  useEffect(() => onSignal('kept', () => setWaits(true)), []);
  return waits;
}

/** What comes by need: where its code is missing, the others still open. */
function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Overlays() {
  const { now, enquiry } = useSyncExternalStore(opened.subscribe, opened.get);
  const notice = useSyncExternalStore(shownNotice.subscribe, shownNotice.get);
  const [spoke, setSpoke] = useState(false);
  if (notice && !spoke) setSpoke(true);
  const waiting = useWaiting();
  return (
    <>
      {enquiry && (
        <EnquiryHost
          service={enquiry.service || null}
          initialDetails={enquiry.details}
          known={enquiry.known}
          open={now !== undefined && 'enquiry' in now}
          onClose={close}
        />
      )}
      <LazyPreferences shows={now && 'preferences' in now ? { onClose: close } : undefined} />
      <LazyInterest
        shows={now && 'interest' in now ? { edition: now.interest, onClose: close } : undefined}
      />
      <Part>{waiting && <WaitingEnquiries onCorrect={correct} />}</Part>
      <Part>{spoke && <NoticeCorner />}</Part>
    </>
  );
}

/**
 * Everything that opens over a page, in a React root of its own: it works whether or not the page itself has been
 * hydrated (see `start/`).
 */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ErrorBoundary fallback={null}>
    <PreferencesProvider>
      <Overlays />
    </PreferencesProvider>
  </ErrorBoundary>,
);
