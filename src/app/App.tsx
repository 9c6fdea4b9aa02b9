import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingFallback } from '@/shared/ui/LoadingFallback.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { adminApp, notFoundPage, publicRoutes } from './routes.tsx';

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
        {publicRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}
