import { useEffect } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { useEnquiry } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { useMarkSeen } from '@/features/enquiries/admin/data/useSetStatus.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryDetail } from './EnquiryDetail.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';

/** The enquiry named in the address, above the list. Esc, the backdrop and 'Close' end it. */
export function EnquiryDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  return id === null ? null : <OpenEnquiry key={id} id={id} onClose={onClose} />;
}

function OpenEnquiry({ id, onClose }: { id: string; onClose: () => void }) {
  const words = adminBookings.detail;
  const query = useEnquiry(id);
  const { mutate: markSeen } = useMarkSeen();
  const unseen = query.data?.seen_at === null;
  useEffect(() => {
    if (unseen) markSeen(id);
  }, [unseen, id, markSeen]);

  const failed = () => <LoadFailure title={words.failed} onRetry={() => void query.refetch()} />;
  const title = query.data ? words.title(query.data.reference) : words.opening;
  return (
    <Dialog open inAddress onClose={onClose} title={title} size="lg">
      <div className="text-sm">
        <QueryView
          state={stateOf(query)}
          loading={<ListMessage live="polite" title={words.loading} />}
          error={failed}
          empty={<ListMessage live="assertive" title={words.missing} />}
        >
          {(enquiry) => <EnquiryDetail enquiry={enquiry} />}
        </QueryView>
      </div>
    </Dialog>
  );
}
