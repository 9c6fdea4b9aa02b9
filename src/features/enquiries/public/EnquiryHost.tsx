import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryOutcome, outcomeTitle, useReceipt } from './EnquiryOutcome.tsx';
import type { Receipt } from './useEnquiryForm.ts';

type EnquiryHostProps = {
  service: string | null;
  initialDetails?: string | undefined;
  known?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The Quick Enquiry modal; it cannot be closed while sending. */
function EnquiryDialog(props: EnquiryHostProps & { onSent: (receipt: Receipt) => void }) {
  const { open, onClose, ...opened } = props;
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={enquiryText.title} dismissible={!isBusy}>
      <EnquiryForm {...opened} onBusy={setIsBusy} />
    </Dialog>
  );
}

/** The modal and, after it has closed, the outcome until dismissed. */
export default function EnquiryHost(props: EnquiryHostProps) {
  const { open, onClose, ...opened } = props;
  const [receipt, setReceipt] = useReceipt();
  const putAway = () => setReceipt(undefined);
  return (
    <>
      <EnquiryDialog
        {...opened}
        open={open}
        onClose={onClose}
        onSent={(sent) => {
          onClose();
          setReceipt(sent);
        }}
      />
      <Dialog open={receipt !== undefined} onClose={putAway} title={outcomeTitle(receipt)}>
        {receipt && (
          <EnquiryOutcome
            receipt={receipt}
            doneLabel={enquiryText.receipt.close}
            onDone={putAway}
          />
        )}
      </Dialog>
    </>
  );
}
