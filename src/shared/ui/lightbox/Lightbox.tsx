import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { lightboxText } from '@/content/en/lightbox.ts';
import { notify } from '@/shared/ui/notify.ts';
import type * as dialogModule from './LightboxDialog.tsx';
import type { LightboxPicture } from './pictures.ts';

export type LightboxProps = {
  pictures: readonly LightboxPicture[];
  /** The picture shown, from 0; undefined while the lightbox is closed. `usePictureAddress` keeps it. */
  index: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
  /** What the pictures are of. */
  label: string;
  /** One lamp a picture, to choose by. */
  pagination?: boolean;
  /** A button or link that belongs to the picture shown. */
  action?: (index: number) => ReactNode;
};

const loadDialog = () => import('./LightboxDialog.tsx');

/** Fetches the lightbox's code ahead, when a pointer or the focus comes near something that opens it. */
export function warmLightbox(): void {
  loadDialog().catch(() => {
    // It is fetched again when it is needed; then a failure is told.
  });
}

/** The site's one picture viewer. Its code comes when it is first opened. */
export function Lightbox(props: LightboxProps) {
  const { index } = props;
  const [module, setModule] = useState<typeof dialogModule>();
  const isOpen = index !== undefined;
  const fail = useEffectEvent((error: unknown) => {
    console.warn('The lightbox could not be fetched', error);
    notify.error(lightboxText.failed);
    props.onClose();
  });

  useEffect(() => {
    if (isOpen) loadDialog().then(setModule, (error: unknown) => fail(error));
  }, [isOpen]);

  return module && isOpen ? <module.LightboxDialog {...props} index={index} /> : null;
}
