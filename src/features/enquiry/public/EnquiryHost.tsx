import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EnquiryReceipt } from './EnquiryReceipt.tsx';
import type { Receipt } from './useEnquiryForm.ts';

type EnquiryHostProps = {
  service: string | null;
  initialDetails?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The modal and, once the enquiry is stored and the modal closed, the receipt that stays until it is put away. */
export default function EnquiryHost({ service, initialDetails, open, onClose }: EnquiryHostProps) {
  const [receipt, setReceipt] = useState<Receipt>();
  const putAway = () => setReceipt(undefined);
  return (
    <>
      <EnquiryDialog
        service={service}
        initialDetails={initialDetails}
        open={open}
        onClose={onClose}
        onSent={(sent) => {
          onClose();
          setReceipt(sent);
        }}
      />
      <Dialog open={receipt !== undefined} onClose={putAway} title={enquiryText.receipt.title}>
        {receipt && (
          <EnquiryReceipt receipt={receipt} doneLabel={enquiryText.receipt.close} onDone={putAway} />
        )}
      </Dialog>
    </>
  );
}
