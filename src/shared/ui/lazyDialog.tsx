import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { common } from '@/content/en/common.ts';
import { notify } from './notify.ts';

/**
 * A dialog whose code comes when it is first opened. Where it cannot be fetched, that is said and the dialog is closed.
 * @param load the dynamic import of its component.
 * @returns the dialog, open while it is given what it `shows`; and `warm`, which fetches its code ahead, when a pointer
 *   or the focus comes near something that opens it.
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
      // It is fetched again when it is needed; then a failure is said.
    });
  };
  return { LazyDialog, warm };
}
