import { startPwa } from '@/features/pwa/public/startPwa.ts';
import { whenIdle } from '@/shared/lib/idle.ts';
import { isAdminPath } from '@/shared/paths.ts';

/** What the site does once a page is on the screen and the browser is idle; never with Save-Data on. */
export function afterIdle(): void {
  startPwa();
  // Somebody who came back: the enquiry form is to open without the internet, too.
  if (navigator.serviceWorker?.controller && !isAdminPath(window.location.pathname)) {
    whenIdle()
      .then(async () => import('@/features/enquiry/public/EnquiryHost.tsx'))
      .catch(console.warn);
  }
}
