import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignal, somethingWaits } from '@/features/enquiries/data/outboxSignal.ts';
import { showFormInPage } from '@/features/enquiries/data/formInPage.ts';
import EnquiryHost from '@/features/enquiries/public/EnquiryHost.tsx';
import { currentNotice, onNotice, showNotice as tellNotice } from '@/features/pwa/data/notice.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What was asked for; each request is a new object. */
type Requests = {
  enquiry?: {
    service: string | null;
    details: string | undefined;
    known: string | undefined;
    open: boolean;
  };
  preferences?: boolean;
  /** Id of a garba edition. */
  interest?: string | null;
};

const PreferencesDialog = lazy(() => import('@/features/preferences/public/PreferencesDialog.tsx'));
const InterestDialog = lazy(() => import('@/features/garba/public/InterestDialog.tsx'));
const WaitingEnquiries = lazy(() => import('@/features/enquiries/public/WaitingEnquiries.tsx'));
const NoticeCorner = lazy(async () => ({
  default: (await import('@/features/pwa/public/NoticeCorner.tsx')).NoticeCorner,
}));

let requests: Requests = {};
const listeners = new Set<() => void>();

function request(change: Requests): void {
  requests = { ...requests, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the enquiry dialog.
 * @param service slug of a service, '' for none.
 * @param details what the details start with.
 * @param known what other fields start with, as the parameters of an address (shared/ui/EnquireLink.tsx).
 */
export function openEnquiry(service: string, details?: string, known?: string): void {
  request({ enquiry: { service: service || null, details, known, open: true } });
}

/** Opens the form of those who wait for garba passes. @param edition id of the edition. */
export function openInterest(edition: string): void {
  request({ interest: edition });
}

/** Shows an enquiry that came back out of the outbox: in the page's own form where it has one. */
function correct(service: string): void {
  if (!showFormInPage()) openEnquiry(service);
}

/** Opens the preferences. */
export function openPreferences(): void {
  request({ preferences: true });
}

/** Shows what the app itself has to say; undefined hides it. */
export const showNotice = tellNotice;

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
  const { enquiry, preferences, interest } = useSyncExternalStore(subscribe, () => requests);
  const notice = useSyncExternalStore(onNotice, currentNotice);
  const [spoke, setSpoke] = useState(false);
  if (notice && !spoke) setSpoke(true);
  const waiting = useWaiting();
  return (
    <>
      {enquiry && (
        <EnquiryHost
          service={enquiry.service}
          initialDetails={enquiry.details}
          known={enquiry.known}
          open={enquiry.open}
          onClose={() => request({ enquiry: { ...enquiry, open: false } })}
        />
      )}
      <Part>
        {preferences && <PreferencesDialog onClose={() => request({ preferences: false })} />}
      </Part>
      <Part>
        {interest && (
          <InterestDialog edition={interest} onClose={() => request({ interest: null })} />
        )}
      </Part>
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
