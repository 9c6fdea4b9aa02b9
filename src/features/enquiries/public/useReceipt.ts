import { useEffect, useState } from 'react';
import { onSignal } from '@/features/enquiries/data/outboxSignal.ts';
import type { Receipt } from './useEnquiryForm.ts';

/**
 * The receipt on the screen. One of an enquiry that waits becomes the real one as soon as it is delivered.
 * @returns the receipt and how to show (or, with undefined, put away) one.
 */
export function useReceipt() {
  const [receipt, setReceipt] = useState<Receipt>();
  useEffect(
    () =>
      onSignal('delivered', (id) => {
        setReceipt((shown) => {
          if (shown?.waiting?.id !== id) return shown;
          return { reference: shown.reference, eventType: shown.eventType };
        });
      }),
    [],
  );
  return [receipt, setReceipt] as const;
}
