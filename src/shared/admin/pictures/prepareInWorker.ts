import { PictureError, type PreparedPicture } from './preparePicture.ts';
import type { WorkerAnswer } from './pictureWorker.ts';

/**
 * Prepares a picture beside the page, which stays quick. A worker for each picture: its memory is free at once.
 * @throws PictureError naming what is wrong with the file.
 */
export async function prepareInWorker(file: Blob): Promise<PreparedPicture> {
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PreparedPicture>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('picture' in data) resolve(data.picture);
        else reject(new PictureError(data.problem));
      });
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.postMessage(file, []);
    });
  } finally {
    worker.terminate();
  }
}
