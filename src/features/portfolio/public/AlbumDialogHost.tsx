import { useEffect, useEffectEvent, useState } from 'react';
import { lightboxText } from '@/content/en/lightbox.ts';
import type { AskedAlbum } from '@/features/portfolio/data/albumImages.ts';
import { notify } from '@/shared/ui/notify.ts';
import type * as dialogModule from './AlbumDialog.tsx';

const loadDialog = () => import('./AlbumDialog.tsx');

/** Fetches the modal's code ahead, when a pointer or the focus comes near an album. */
export function warmAlbumDialog(): void {
  loadDialog().catch(() => {
    // It is fetched again when it is needed; then a failure is told.
  });
}

/** The album modal, open while there is an album. Its code comes when it is first opened. */
export function AlbumDialogHost({
  album,
  onClose,
}: {
  album: AskedAlbum | undefined;
  onClose: () => void;
}) {
  const [module, setModule] = useState<typeof dialogModule>();
  const isOpen = album !== undefined;
  const fail = useEffectEvent((error: unknown) => {
    console.warn('The album modal could not be fetched', error);
    notify.error(lightboxText.failed);
    onClose();
  });

  useEffect(() => {
    if (isOpen) loadDialog().then(setModule, (error: unknown) => fail(error));
  }, [isOpen]);

  return module && album ? <module.AlbumDialog album={album} onClose={onClose} /> : null;
}
