import type { EnquiryRow } from '@/features/enquiries/data/enquiryQueries.ts';
import type { Waiting } from '@/features/enquiries/data/outbox.ts';
import { enquiryValues } from './enquiryCorpus.ts';

export const NOW = Date.parse('2026-11-21T12:00:00+05:30');
export const values = enquiryValues(new Date(NOW));

/** An enquiry that was queued at `NOW`. */
export function waiting(id: string, change: Partial<Waiting> = {}): Waiting {
  const row: EnquiryRow = {
    id,
    form_type: 'Wedding',
    name: 'Asha',
    email: 'asha@example.com',
    phone: '98350 12345',
    message: 'Event: Wedding',
    fill_ms: 30_000,
  };
  return {
    id,
    row,
    values,
    openedAt: NOW - 60_000,
    savedAt: NOW,
    attempts: 0,
    nextTryAt: NOW,
    isLimited: false,
    refusal: null,
    ...change,
  };
}
