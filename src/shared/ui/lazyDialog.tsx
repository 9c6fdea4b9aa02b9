import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { common } from '@/content/en/common.ts';
import { notify } from './notify.ts';

/**
 * A dialog whose code is loaded when it first opens. If loading fails, a toast is shown and the dialog closes.
 * @param load dynamic import of its component.
 * @returns the dialog, open while `shows` is set; and `warm`, which prefetches its code on hover or focus of an opener.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  function LazyDialog({ shows }: { shows: Props | undefined }) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
    const isOpen = shows !== undefined;
    const fail = useEffectEvent((error: unknown) => {
      console.warn('A dialog could not be fetched', error);
      notify.error(common.notOpened);
      shows?.onClose();
    });
    useEffect(() => {
      if (isOpen)
        load().then(
          (Part) => setLoaded({ Part }),
          (error: unknown) => fail(error),
        );
    }, [isOpen]);
    return loaded && shows ? <loaded.Part {...shows} /> : null;
  }
  const warm = (): void => {
    load().catch(() => {
      // Prefetch failures are ignored; opening retries and reports.
    });
  };
  return { LazyDialog, warm };
}
