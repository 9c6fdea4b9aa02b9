import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { textOf, UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import {
  chosenColumns,
  importStatement,
  keepColumns,
  knownLines,
  type ReadStatement,
  reversedLines,
} from './importStatement.ts';
import { readInWorker } from '@/shared/admin/statement/readInWorker.ts';
import type { Statement } from '@/shared/admin/statement/readStatement.ts';
import type { StatementColumns } from '@/shared/admin/statement/statementColumns.ts';
import { sentenceOf } from '@/shared/supabase/failure.ts';

const { statement: words } = adminPayments;

type Source = {
  source: string | Blob;
  columns?: StatementColumns;
};

/** A statement with the columns that were chosen before for its headings. */
async function readWithChosen(text: string): Promise<Statement> {
  const statement = await readInWorker(text);
  const columns = chosenColumns(statement.layout.headings);
  const again = columns && (await readInWorker(text, columns));
  return again?.state === 'read' ? again : statement;
}

/** Which lines of a statement are stored already, and which earlier ones it reverses. */
async function compared({ lines, outgoing }: ReadStatement) {
  const [known, reversed] = await Promise.all([knownLines(lines), reversedLines(outgoing)]);
  return { known, reversed };
}

/** Reads a statement, compares it with the stored lines, and imports it. */
export function useStatement() {
  const client = useQueryClient();
  // The same for each try of one statement.
  const id = useRef('');
  const [progress, setProgress] = useState(0);

  const reading = useMutation({
    mutationFn: async ({ source, columns }: Source) => {
      const { text, isGuessed } =
        typeof source === 'string'
          ? { text: source, isGuessed: false }
          : await textOf(source, adminPasses.bank.refused);
      const statement = columns ? await readInWorker(text, columns) : await readWithChosen(text);
      if (columns && statement.state === 'read') keepColumns(statement.layout.headings, columns);
      return { text, isGuessed, statement };
    },
    onSuccess: ({ statement }) => {
      id.current = crypto.randomUUID();
      setProgress(0);
      importing.reset();
      comparing.reset();
      if (statement.state === 'read') comparing.mutate(statement);
    },
  });
  const comparing = useMutation({ mutationFn: compared });
  const importing = useMutation({
    mutationFn: async () => {
      const statement = reading.data?.statement;
      if (statement?.state !== 'read') throw new Error('No statement is read');
      return importStatement(id.current, statement, setProgress);
    },
    onSettled: async () => client.invalidateQueries({ queryKey: [PASSES] }),
  });

  const { error } = reading;
  return {
    read: reading.data ?? null,
    isReading: reading.isPending,
    refusal: error && (error instanceof UnusableFileError ? error.message : adminPayments.failed),
    take: (source: string | Blob) => reading.mutate({ source }),
    choose: (columns: StatementColumns) =>
      reading.mutate({ source: reading.data?.text ?? '', columns }),
    clear: () => {
      reading.reset();
      importing.reset();
    },
    known: comparing.data?.known ?? null,
    reversed: comparing.data?.reversed ?? [],
    hasNotCompared: comparing.isError,
    compare: (statement: ReadStatement) => comparing.mutate(statement),
    progress,
    isImporting: importing.isPending,
    imported: importing.data ?? null,
    failure: (of: number) =>
      importing.error && sentenceOf(importing.error, words.stopped(progress, of)),
    importAll: () => importing.mutate(),
  };
}
export type StatementState = ReturnType<typeof useStatement>;
