import { useEffect, useState, useSyncExternalStore } from 'react';
import { storePicture } from '@/shared/admin/data/storePicture.ts';
import { prepareInWorker } from './prepareInWorker.ts';
import {
  createUploadQueue,
  isUnfinished,
  type PictureRows,
  type Upload,
  type UploadQueue,
} from './uploadQueue.ts';

type Uploads = { uploads: readonly Upload[]; queue: UploadQueue };

/**
 * Uploads to the bucket. They resume when the connection is back; until they are done, closing the page needs a
 * confirmation.
 * @param folder folder of the bucket, named after the table.
 * @param rows `save` writes the row of an uploaded picture; if it throws, the upload can be retried.
 */
export function usePictureUploads(folder: string, rows: PictureRows): Uploads {
  const [queue] = useState(() =>
    createUploadQueue(
      {
        prepare: prepareInWorker,
        store: (picture, onSent) => storePicture(folder, picture, onSent),
        isOnline: () => navigator.onLine,
      },
      rows,
    ),
  );
  useEffect(() => queue.setRows(rows));
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const unfinished = uploads.some(isUnfinished);

  useEffect(() => {
    addEventListener('online', queue.resume);
    return () => removeEventListener('online', queue.resume);
  }, [queue]);

  useEffect(() => {
    if (!unfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unfinished]);

  return { uploads, queue };
}
