import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { Receipt } from './useEnquiryForm.ts';

type EnquiryDialogProps = {
  service: string | null;
  open: boolean;
  onClose: () => void;
  onSent: (receipt: Receipt) => void;
};

/** The Quick Enquiry modal; it cannot be closed while sending. */
export function EnquiryDialog({ service, open, onClose, onSent }: EnquiryDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={enquiryText.title} dismissible={!isBusy}>
      <EnquiryForm service={service} onSent={onSent} onBusy={setIsBusy} />
    </Dialog>
  );
}
