import { PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { PhoneEnquiryForm } from './PhoneEnquiryForm.tsx';

const { phone: words } = adminBookings;

/** Button and dialog to record an enquiry by phone. */
export function AddPhoneEnquiry() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" className="max-sm:min-h-11" onClick={() => setIsOpen(true)}>
        <PhoneIncoming aria-hidden />
        {words.add}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title}>
        <PhoneEnquiryForm onSaved={close} />
      </Dialog>
    </>
  );
}
