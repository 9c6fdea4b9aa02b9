import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/shared/paths.ts';
import { LoadingFallback } from '@/shared/ui/LoadingFallback.tsx';
import { RouteError } from '@/shared/ui/RouteError.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { adminApp, checkInApp, notFoundPage, publicRoutes } from './routes.tsx';

/**
 * All routes of the site: public pages inside the public frame, the admin area without it.
 * @param onReady called once after hydration.
 */
export function App({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Routes>
      {(
        [
          ['/admin/*', adminApp],
          [`${paths.checkIn}/*`, checkInApp],
        ] as const
      ).map(([path, { Page }]) => (
        <Route
          key={path}
          path={path}
          element={
            <ErrorBoundary fallback={<RouteError />}>
              <Suspense fallback={<LoadingFallback />}>
                <Page />
              </Suspense>
            </ErrorBoundary>
          }
        />
      ))}
      <Route element={<PublicLayout />}>
        {publicRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}
