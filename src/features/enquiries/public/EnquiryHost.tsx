import { enquiryText } from '@/content/en/enquiry.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EnquiryOutcome, outcomeTitle } from './EnquiryOutcome.tsx';
import { useReceipt } from './useReceipt.ts';

type EnquiryHostProps = {
  service: string | null;
  initialDetails?: string | undefined;
  known?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The modal and, once it has closed, what became of the enquiry, which stays until it is put away. */
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
