import { PictureError, preparePicture, type PreparedPicture } from './preparePicture.ts';
import type { PictureProblem } from './pictureKind.ts';

/** The worker's answer to a file. */
export type WorkerAnswer = { picture: PreparedPicture } | { problem: PictureProblem };

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  preparePicture(data).then(
    (picture) => postMessage({ picture } satisfies WorkerAnswer),
    (error: unknown) =>
      postMessage({
        problem: error instanceof PictureError ? error.problem : 'unreadable',
      } satisfies WorkerAnswer),
  );
});
