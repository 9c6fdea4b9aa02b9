import type { ReactNode } from 'react';
import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';
import type { LightboxPicture } from './pictures.ts';

export type LightboxProps = {
  pictures: readonly LightboxPicture[];
  /** The current picture, from 0; undefined while closed. See `usePictureAddress`. */
  index: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Accessible name of the gallery. */
  label: string;
  /** Shows one button per picture. */
  pagination?: boolean;
  /** A button or link for the current picture. */
  action?: (index: number) => ReactNode;
};

const { LazyDialog, warm } = lazyDialog(
  async () => (await import('./LightboxDialog.tsx')).LightboxDialog,
);

/** Prefetches the lightbox on hover or focus of an opener. */
export const warmLightbox = warm;

/** The site's picture viewer. */
export function Lightbox(props: LightboxProps) {
  const { index } = props;
  return <LazyDialog shows={index === undefined ? undefined : { ...props, index }} />;
}
