import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';

/** The album modal. */
export const { LazyDialog: LazyAlbum, warm: warmAlbum } = lazyDialog(
  async () => (await import('./AlbumDialog.tsx')).AlbumDialog,
);
