import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { Receipt } from './useEnquiryForm.ts';

type EnquiryDialogProps = {
  service: string | null;
  initialDetails?: string | undefined;
  known?: string | undefined;
  open: boolean;
  onClose: () => void;
  onSent: (receipt: Receipt) => void;
};

/** The Quick Enquiry modal; it cannot be closed while sending. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { open, onClose, ...opened } = props;
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={enquiryText.title} dismissible={!isBusy}>
      <EnquiryForm {...opened} onBusy={setIsBusy} />
    </Dialog>
  );
}
