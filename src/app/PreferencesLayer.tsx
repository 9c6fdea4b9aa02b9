import { usePageVisits } from '@/features/preferences/data/usePageVisits.ts';
import { PreferencesGate } from '@/features/preferences/public/PreferencesGate.tsx';
import { pageAt } from './pageAt.ts';
import { notFoundPage } from './routes.tsx';

const isPage = (pathname: string) => pageAt(pathname) !== notFoundPage;

/** What a page knows of its visitor beyond the look: empty in the HTML, fetched after idle. */
export function PreferencesLayer() {
  usePageVisits(isPage);
  return <PreferencesGate />;
}
