import { useEffect } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { useEnquiry } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { useMarkSeen } from '@/features/enquiries/admin/data/useSetStatus.ts';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { EnquiryDetail } from './EnquiryDetail.tsx';

const { detail: words } = adminBookings;

/** The enquiry of the query string; opening it marks it as seen. */
export function EnquiryDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useEnquiry(id);
  const { mutate: markSeen } = useMarkSeen();
  const unseen = query.data?.seen_at === null;
  useEffect(() => {
    if (unseen && id !== null) markSeen(id);
  }, [unseen, id, markSeen]);

  return (
    <RecordDialog
      named={id}
      query={query}
      title={(enquiry) => (enquiry ? words.title(enquiry.reference) : words.opening)}
      missing={words.missing}
      onClose={onClose}
    >
      {(enquiry) => (
        <div className="text-sm">
          <EnquiryDetail enquiry={enquiry} />
        </div>
      )}
    </RecordDialog>
  );
}
