import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { common } from '@/content/en/common.ts';
import { type ModalOptions, useModal } from './useModal.ts';

type DialogProps = Pick<ModalOptions, 'dismissible' | 'inAddress'> & {
  open: boolean;
  onClose: () => void;
  title: string;
  /** md: 32rem wide, lg: 60rem. On a phone both fill the width. */
  size?: 'md' | 'lg';
  children: ReactNode;
};

const widths = { md: 'sm:max-w-lg', lg: 'sm:max-w-5xl' };

/**
 * A modal on the native `<dialog>`: traps the focus and makes the page behind inert. Its children are mounted only
 * while it is open; the back button closes it. Focus goes to the title, and back to the opener at the end.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, size = 'md', dismissible = true, inAddress = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(dialog, heading, { onDismiss: onClose, dismissible, inAddress });

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={`dialog ${widths[size]}`}>
      <div className="flex max-h-[inherit] flex-col">
        <header className="border-line flex items-start justify-between gap-4 border-b px-5 py-3 sm:px-7">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-heading pt-1.5">
            {title}
          </h2>
          <button
            type="button"
            aria-label={common.close}
            disabled={!dismissible}
            onClick={onClose}
            className="btn btn-quiet -mr-3 size-11 flex-none p-0"
          >
            <X aria-hidden />
          </button>
        </header>
        <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6">
          {children}
        </div>
      </div>
    </dialog>
  );
}
