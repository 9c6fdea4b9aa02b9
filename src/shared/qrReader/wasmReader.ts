// Of the same version as the code in the worker, and from our own site: the library's default is a CDN.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Found, Reader } from './reader.ts';
import { ReaderError } from './readerError.ts';
import type { WorkerAnswer, WorkerRequest } from './readWorker.ts';

/** ZXing in a worker. @throws ReaderError */
export async function openWasm(): Promise<Reader> {
  const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
  // One request at a time: the loop waits for each answer.
  let waiting: { resolve: (found: Found[]) => void; reject: (error: Error) => void } | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('found' in data) waiting?.resolve(data.found);
    else waiting?.reject(new ReaderError(data.problem));
  });
  // Its script failed to load.
  worker.addEventListener('error', () => waiting?.reject(new ReaderError('failed')));
  const ask = async (request: WorkerRequest, transfer: Transferable[] = []): Promise<Found[]> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      worker.postMessage(request, transfer);
    });
  try {
    await ask({ wasm });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    kind: 'wasm',
    read: async (canvas, isHard) => {
      const picture = canvas
        .getContext('2d', { willReadFrequently: true })
        ?.getImageData(0, 0, canvas.width, canvas.height);
      return picture ? ask({ picture, isHard }, [picture.data.buffer]) : [];
    },
    close: () => worker.terminate(),
  };
}
