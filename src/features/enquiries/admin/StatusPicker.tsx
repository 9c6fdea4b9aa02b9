import { useState } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import {
  asStatus,
  type Enquiry,
  type EnquiryStatus,
  statusLabel,
} from '@/features/enquiries/admin/data/bookings.ts';
import { useSetStatus } from '@/features/enquiries/admin/data/useSetStatus.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

type Result = { text: string; undoTo: EnquiryStatus | null };

/** Changes the status optimistically; reverted by 'Undo' or on an error. */
export function StatusPicker({ enquiry }: { enquiry: Pick<Enquiry, 'id' | 'status'> }) {
  const words = adminBookings.change;
  const { mutate } = useSetStatus();
  const [result, setResult] = useState<Result | null>(null);
  const undoTo = result?.undoTo ?? null;

  const change = (status: EnquiryStatus, undone = false) => {
    if (status === enquiry.status) return;
    const before = undone ? null : asStatus(enquiry.status);
    const text = (undone ? words.undone : words.done)(statusLabel(status));
    mutate(
      { id: enquiry.id, status },
      {
        onSuccess: () => setResult({ text, undoTo: before }),
        onError: () => {
          setResult({ text: words.failed, undoTo: null });
          notify.error(words.failed);
        },
      },
    );
  };

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="w-48">
        <Select
          label={words.label}
          options={enquiryStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          value={enquiry.status}
          onChange={({ target: { value } }) => {
            const status = asStatus(value);
            if (status) change(status);
          }}
        />
      </div>
      <div aria-live="polite" className="flex min-h-12 flex-wrap items-center gap-2">
        {result && <p>{result.text}</p>}
        {undoTo && (
          <Button variant="quiet" size="sm" onClick={() => change(undoTo, true)}>
            {words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
