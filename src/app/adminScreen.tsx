import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { loadAgain } from './start/loadAgain.ts';

const { screen: words } = adminShell;

/** Delay before a screen is shown as slow, ms. */
const SLOW_MS = 8000;
/** Timeout of loading a screen, ms. */
const LONGEST_MS = 30_000;

/** Rejects after `LONGEST_MS`: a connection may hang. */
async function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The code of the screen does not come.')),
      LONGEST_MS,
    );
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/**
 * A screen in a chunk of its own. If the chunk is missing (replaced by a newer release) or never arrives, the page is
 * reloaded once.
 */
export function screenPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazy(async () => {
    try {
      return await withTimeout(load());
    } catch (error) {
      if (loadAgain()) return new Promise<never>(() => {});
      throw error;
    }
  });
}

function Loading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <Stopped title={words.slow} hint={words.slowHint} />
  ) : (
    <ListMessage live="polite" title={words.loading} />
  );
}

/** Replaces a screen that failed; retrying reloads the page, as an old script may be the cause. */
function Stopped({ title, hint }: { title: string; hint: string }) {
  return (
    <ListMessage live="assertive" title={title} hint={hint}>
      <Button onClick={() => window.location.reload()}>{words.retry}</Button>
    </ListMessage>
  );
}

/** A screen within the frame, which survives its errors. */
export function AdminScreen({ Page }: { Page: ComponentType }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      retryOn={key}
      fallback={<Stopped title={words.failed} hint={words.failedHint} />}
    >
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
