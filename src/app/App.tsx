import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingFallback } from '@/shared/ui/LoadingFallback.tsx';
import { lazyPage } from './lazyPage.tsx';
import { PageGate } from './PageGate.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { publicRoutes } from './routes.tsx';

export const adminApp = lazyPage(() => import('./adminRoutes.tsx'));
export const notFoundPage = lazyPage(() => import('@/pages/public/NotFoundPage.tsx'));

/** Every address of the site: the public pages inside the public frame, the owner's desk without it. */
export function App() {
  return (
    <Routes>
      <Route
        path="/admin/*"
        element={
          <Suspense fallback={<LoadingFallback />}>
            <adminApp.Page />
          </Suspense>
        }
      />
      <Route element={<PublicLayout />}>
        {publicRoutes.map(({ path, gate, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              gate === undefined ? (
                <Page />
              ) : (
                <PageGate page={gate}>
                  <Page />
                </PageGate>
              )
            }
          />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}
