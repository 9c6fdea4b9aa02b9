import { PictureError, type PreparedPicture } from './preparePicture.ts';
import type { WorkerAnswer } from './pictureWorker.ts';

/**
 * Prepares a picture in a worker of its own, which keeps the page responsive and frees its memory at once.
 * @throws PictureError with the reason.
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
