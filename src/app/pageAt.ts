import { matchPath } from 'react-router-dom';
import { isAdminPath } from '@/shared/paths.ts';
import type { LazyPage } from './lazyPage.tsx';
import { adminApp, notFoundPage, publicRoutes } from './routes.tsx';

/** The page of a path. */
export function pageAt(pathname: string): LazyPage {
  if (isAdminPath(pathname)) return adminApp;
  return publicRoutes.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
}
