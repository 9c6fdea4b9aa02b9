import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AnnouncementBar } from '@/features/announcement/public/AnnouncementBar.tsx';
import { FloatingActions } from '@/features/navigation/public/FloatingActions.tsx';
import { Footer } from '@/features/navigation/public/Footer.tsx';
import { NavBar } from '@/features/navigation/public/NavBar.tsx';
import { PrintHead } from '@/features/navigation/public/PrintHead.tsx';
import { ScrollProgress } from '@/features/navigation/public/ScrollProgress.tsx';
import { usePageVisits } from '@/features/preferences/data/usePageVisits.ts';
import { navigation } from '@/content/en/navigation.ts';
import { LoadingFallback } from '@/shared/ui/LoadingFallback.tsx';
import { RouteError } from '@/shared/ui/RouteError.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { pageAt } from './pageAt.ts';
import { notFoundPage } from './routes.tsx';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

const isPage = (pathname: string) => pageAt(pathname) !== notFoundPage;

/** Behaviour that persists across navigations. */
function Navigation() {
  useScrollOnNavigation();
  usePreloadOnIntent();
  usePageVisits(isPage);
  return null;
}

/** The current page, in an error boundary. */
function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<RouteError />}>
      <Suspense fallback={<LoadingFallback />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The frame of every public page. Does not read the location, so that it does not re-render on navigation. */
export function PublicLayout() {
  return (
    <>
      <Navigation />
      <a href="#content" className="skip-link">
        {navigation.skip}
      </a>
      <PrintHead />
      <ScrollProgress />
      <NavBar />
      <ErrorBoundary fallback={null}>
        <AnnouncementBar />
      </ErrorBoundary>
      <main id="content" tabIndex={-1}>
        <CurrentPage />
      </main>
      <ErrorBoundary fallback={null}>
        <Footer />
        <FloatingActions />
      </ErrorBoundary>
    </>
  );
}
