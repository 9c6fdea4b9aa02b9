import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignal, somethingWaits } from '@/features/enquiries/data/outboxSignal.ts';
import { showFormInPage } from '@/features/enquiries/data/formInPage.ts';
import EnquiryHost from '@/features/enquiries/public/EnquiryHost.tsx';
import { shownNotice } from '@/features/pwa/data/notice.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { sharedValue } from '@/shared/lib/sharedValue.ts';
import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';

type EnquiryRequest = {
  /** Slug of a service; '' for none. */
  service: string;
  /** Prefill of the details. */
  details?: string | undefined;
  /** Prefill of other fields, as a query string (shared/ui/EnquireLink.tsx). */
  known?: string | undefined;
};

/** The overlays of a page. */
export type OverlayRequest =
  | { enquiry: EnquiryRequest }
  | { preferences: true }
  /** Id of a garba edition, for the sign-up for its passes. */
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

/** The open overlay; the enquiry stays mounted after closing, for its outcome. */
const opened = sharedValue<{
  now: OverlayRequest | undefined;
  enquiry: EnquiryRequest | undefined;
}>({ now: undefined, enquiry: undefined });

/** Opens an overlay; requests are compared by identity. */
export function open(request: OverlayRequest): void {
  opened.set({
    now: request,
    enquiry: 'enquiry' in request ? request.enquiry : opened.get().enquiry,
  });
}

/** Closes the open overlay. */
export function close(): void {
  opened.set({ ...opened.get(), now: undefined });
}

/** Shows an enquiry returned from the outbox, in the page's own form if it has one. */
function correct(service: string): void {
  if (!showFormInPage()) open({ enquiry: { service } });
}

/** Shows a notice of the app; undefined hides it. */
export const showNotice = shownNotice.set;

/** Whether an enquiry is queued on this device, also later on. */
function useWaiting(): boolean {
  const [waits, setWaits] = useState(somethingWaits);
  useEffect(() => onSignal('kept', () => setWaits(true)), []);
  return waits;
}

/** A lazy overlay: if its chunk is missing, the others still open. */
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

/** All overlays, in a React root of their own: they work whether or not the page is hydrated (see `start/`). */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ErrorBoundary fallback={null}>
    <PreferencesProvider>
      <Overlays />
    </PreferencesProvider>
  </ErrorBoundary>,
);
