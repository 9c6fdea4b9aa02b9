import { UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { readStatement, type Statement } from './readStatement.ts';
import type { StatementColumns } from './statementColumns.ts';
import type { WorkerAnswer, WorkerRequest } from './statementWorker.ts';

/** Characters, about 200 lines. 5,000 lines take a phone 2 to 4 seconds, in which the page would not answer. */
const LONG = 20_000;

function start(): Worker | null {
  try {
    return new Worker(new URL('./statementWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers reads it on the page.
    return null;
  }
}

/** `readStatement`, of a long statement in a worker. @throws UnusableFileError */
export async function readInWorker(text: string, columns?: StatementColumns): Promise<Statement> {
  const worker = text.length < LONG ? null : start();
  if (worker === null) return readStatement(text, columns);
  try {
    return await new Promise<Statement>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('statement' in data) resolve(data.statement);
        else
          reject(
            'unusable' in data ? new UnusableFileError(data.unusable) : new Error(data.failed),
          );
      });
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.postMessage({ text, columns } satisfies WorkerRequest, []);
    });
  } finally {
    worker.terminate();
  }
}
