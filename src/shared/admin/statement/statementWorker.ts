import { UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { readStatement, type Statement } from './readStatement.ts';
import type { StatementColumns } from './statementColumns.ts';

export type WorkerRequest = { text: string; columns: StatementColumns | undefined };
/** `unusable` is the message of an UnusableFileError. */
export type WorkerAnswer = { statement: Statement } | { unusable: string } | { failed: string };

function answerTo({ text, columns }: WorkerRequest): WorkerAnswer {
  try {
    return { statement: readStatement(text, columns) };
  } catch (error) {
    return error instanceof UnusableFileError
      ? { unusable: error.message }
      : { failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(answerTo(data)));
