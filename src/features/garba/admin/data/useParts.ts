import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { isThere } from './editions.ts';
import { faqs, nights, sponsors } from './parts.ts';

/** An id without rows, for an edition that is not saved yet. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** The public child rows of an edition, as far as loaded. @param id absent for a new edition. */
export function useParts(id: string | undefined) {
  const filter = { equal: { edition_id: id ?? NONE } };
  return {
    garba_nights: useRecordList(nights.table, filter, isThere).data?.rows ?? [],
    garba_faqs: useRecordList(faqs.table, filter, isThere).data?.rows ?? [],
    garba_sponsors: useRecordList(sponsors.table, filter, isThere).data?.rows ?? [],
  };
}
