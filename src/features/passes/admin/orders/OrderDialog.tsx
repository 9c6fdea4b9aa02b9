import { adminTickets } from '@/content/en/adminTickets.ts';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { useOrderDetail } from './data/orders.ts';
import { OrderView } from './OrderView.tsx';

const { order: words } = adminTickets;

/** The order that the address opens. */
export function OrderDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useOrderDetail(id);
  return (
    <RecordDialog
      named={id}
      query={query}
      title={(order) => (order ? words.title(order.reference) : words.opening)}
      missing={words.missing}
      onClose={onClose}
    >
      {(order) => <OrderView order={order} />}
    </RecordDialog>
  );
}
