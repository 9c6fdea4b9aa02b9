import { matchPath } from 'react-router-dom';
import { isStaffPath, paths } from '@/shared/paths.ts';
import type { LazyPage } from './lazyPage.tsx';
import { adminApp, checkInApp, notFoundPage, publicRoutes } from './routes.tsx';

/** The page of a path. */
export function pageAt(pathname: string): LazyPage {
  if (isStaffPath(pathname)) return pathname.startsWith(paths.checkIn) ? checkInApp : adminApp;
  return publicRoutes.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
}
