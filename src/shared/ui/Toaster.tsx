import { lazy, Suspense, useEffect, useState } from 'react';
import { common } from '@/content/en/common.ts';
import { onFirstToast } from './notify.ts';

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }));

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
