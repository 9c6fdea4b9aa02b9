import { useEffect, useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { referenceOf } from '@/features/enquiries/data/enquiryQueries.ts';
import type { Waiting } from '@/features/enquiries/data/outbox.ts';
import { runOutbox } from '@/features/enquiries/data/outboxRunner.ts';
import { onSignal } from '@/features/enquiries/data/outboxSignal.ts';
import { notify } from '@/shared/ui/notify.ts';

/** Runs the outbox while it is mounted, and says so when something was delivered. @returns what still waits. */
export function useOutbox(): Waiting[] {
  const [all, setAll] = useState<Waiting[]>([]);
  useEffect(() => {
    const stopTelling = onSignal('delivered', (id) => {
      const { success, waiting } = enquiryText;
      notify.success(waiting.delivered(success, referenceOf(id)));
    });
    const stop = runOutbox(setAll);
    return () => {
      stop();
      stopTelling();
    };
  }, []);
  return all;
}
