import { X } from 'lucide-react';
import { useRef } from 'react';
import { lightboxText } from '@/content/en/lightbox.ts';
import { useModal } from '@/shared/ui/useModal.ts';
import type { LightboxProps } from './Lightbox.tsx';
import { PictureStage } from './PictureStage.tsx';

/** The open lightbox: a full-screen native `<dialog>`. */
export function LightboxDialog(props: LightboxProps & { index: number }) {
  const { pictures, index, onShow, onClose, label, pagination = false, action } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useModal(dialog, close, { onDismiss: onClose, inAddress: true });

  return (
    <dialog ref={dialog} aria-label={label} className="night lightbox">
      <PictureStage
        pictures={pictures}
        index={index}
        onShow={onShow}
        label={label}
        pagination={pagination}
        tools={
          <>
            {action?.(index)}
            <button
              ref={close}
              type="button"
              aria-label={lightboxText.close}
              onClick={onClose}
              className="btn btn-quiet size-11 p-0"
            >
              <X aria-hidden />
            </button>
          </>
        }
      />
    </dialog>
  );
}
