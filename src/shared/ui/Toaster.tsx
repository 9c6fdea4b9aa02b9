import { lazy, Suspense, useEffect, useState } from 'react';
import { common } from '@/content/en/common.ts';
import { onFirstToast } from './notify.ts';

// Without its code a message is lost, but not the page.
const ToastList = lazy(() =>
  import('./ToastList.tsx').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The corner where messages appear. The region is in the page from the start, so that screen readers watch it;
 * the toast library comes with the first message.
 */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return (
    <section aria-live="polite" aria-label={common.messages}>
      {wanted && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </section>
  );
}
