import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NavBar } from '@/features/navigation/public/NavBar.tsx';
import { ScrollProgress } from '@/features/navigation/public/ScrollProgress.tsx';
import { LoadingFallback } from '@/shared/ui/LoadingFallback.tsx';
import { Toaster } from '@/shared/ui/Toaster.tsx';
import { EnquiryGate } from './EnquiryGate.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { announcementBar, frameEnd } from './routes.tsx';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/** The frame around every public page. */
export function PublicLayout() {
  const { pathname } = useLocation();
  useScrollOnNavigation();
  usePreloadOnIntent();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <ScrollProgress />
      <NavBar />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <announcementBar.Part />
        </Suspense>
      </ErrorBoundary>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingFallback />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <frameEnd.Part />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <EnquiryGate />
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
