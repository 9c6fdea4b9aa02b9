import type { ReactNode } from 'react';
import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';
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

const { LazyDialog, warm } = lazyDialog(
  async () => (await import('./LightboxDialog.tsx')).LightboxDialog,
);

/** Fetches the lightbox's code ahead, when a pointer or the focus comes near something that opens it. */
export const warmLightbox = warm;

/** The site's one picture viewer. */
export function Lightbox(props: LightboxProps) {
  const { index } = props;
  return <LazyDialog shows={index === undefined ? undefined : { ...props, index }} />;
}
