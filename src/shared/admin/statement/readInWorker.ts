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
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => resolve({ failed: message }));
      worker.postMessage({ text, columns } satisfies WorkerRequest, []);
    });
    if ('statement' in answer) return answer.statement;
    if ('unusable' in answer) throw new UnusableFileError(answer.unusable);
    // An older browser: the page is supplied with what it lacks, a worker is not.
    console.warn('The statement is read on the page', answer.failed);
    return readStatement(text, columns);
  } finally {
    worker.terminate();
  }
}
