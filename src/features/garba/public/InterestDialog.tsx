import { useState } from 'react';
import { interestText } from '@/content/en/garbaInterest.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { InterestForm } from './InterestForm.tsx';

type InterestDialogProps = {
  /** Id of the edition. */
  edition: string;
  onClose: () => void;
};

const { done } = interestText;

/** Sign-up for pass sale notifications, with a confirmation. */
export default function InterestDialog({ edition, onClose }: InterestDialogProps) {
  const [phone, setPhone] = useState<string>();
  if (phone === undefined)
    return (
      <Dialog open onClose={onClose} title={interestText.title}>
        <InterestForm edition={edition} onSent={setPhone} />
      </Dialog>
    );
  // A dialog of its own, so that its title is what has the focus and is heard.
  return (
    <Dialog key="done" open onClose={onClose} title={done.title}>
      <p>{done.text(phone)}</p>
      <Button className="mt-5 w-full" onClick={onClose}>
        {done.close}
      </Button>
    </Dialog>
  );
}
