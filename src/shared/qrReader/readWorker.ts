import { findCodes, prepareDecoder } from './decode.ts';
import type { Found } from './reader.ts';
import { ReaderError, type ReaderProblem } from './readerError.ts';

/** Address of the WebAssembly first, then one picture at a time. */
export type WorkerRequest = { wasm: string } | { picture: ImageData; isHard: boolean };
export type WorkerAnswer = { found: Found[] } | { problem: ReaderProblem };

/** @throws ReaderError */
async function prepare(wasm: string): Promise<void> {
  const response = await fetch(wasm);
  if (!response.ok) throw new ReaderError('failed');
  const binary = await response.arrayBuffer();
  try {
    await prepareDecoder(binary);
  } catch {
    throw new ReaderError('refused');
  }
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if ('picture' in request) return { found: await findCodes(request.picture, request.isHard) };
    await prepare(request.wasm);
    return { found: [] };
  } catch (error) {
    return { problem: error instanceof ReaderError ? error.problem : 'failed' };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then((message) => postMessage(message));
});
