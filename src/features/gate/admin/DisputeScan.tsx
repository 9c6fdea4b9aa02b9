import { useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';

const words = adminCheckIn.dispute;
const fields = {
  reason: {
    ...line(120, { empty: words.reasonMissing }),
    label: words.reason,
    hint: words.reasonHint,
  },
};

type DisputeScanProps = {
  onClose: () => void;
  /** @throws if it was not noted. */
  onNote: (reason: string) => Promise<void>;
};

/** Records the objection of a guest who was refused. */
export function DisputeScan({ onClose, onNote }: DisputeScanProps) {
  const [isNoted, setIsNoted] = useState(false);
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {isNoted ? (
        <output className="block font-semibold">{words.done}</output>
      ) : (
        <>
          <p className="mb-4">{words.text}</p>
          <CallForm
            fields={fields}
            call={async ({ reason }) => onNote(reason)}
            action={words.submit}
            button={{ size: 'lg', className: 'w-full' }}
            failed={words.failed}
            onDone={() => setIsNoted(true)}
          />
        </>
      )}
    </Dialog>
  );
}
