import { useState, type ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { Button, type Look } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';

type ConfirmButtonProps = {
  /** Label of the button that opens the question; names the record. */
  label: string;
  /** In place of the label where there is room for a word only. */
  children?: ReactNode;
  /** The question, naming the thing. */
  question: string;
  /** Consequence, shown before the confirmation. */
  consequence: string;
  /** On the button that does it. */
  action: string;
  /** On the button that leaves things as they are, where 'Cancel' could be taken for the action. */
  keep?: string;
  isDisabled?: boolean;
  variant?: Look['variant'];
  size?: Look['size'];
  onConfirm: () => void;
};

/** A button for actions without Undo: a dialog confirms first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, children, question, consequence, action, keep, isDisabled } = props;
  const { variant, size, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        variant={variant ?? 'quiet'}
        size={size ?? 'sm'}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        {children ?? label}
      </Button>
      <Dialog open={isAsking} onClose={close} title={question}>
        <p>{consequence}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button
            variant="danger"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {action}
          </Button>
          <Button variant="secondary" onClick={close}>
            {keep ?? adminKit.confirm.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
