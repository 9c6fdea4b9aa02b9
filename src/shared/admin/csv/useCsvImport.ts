import { useState } from 'react';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { type DryRun, faultyRow } from './dryRun.ts';
import { textOf, UnusableFileError } from './fileText.ts';
import { writeRows } from './writeRows.ts';

export type CsvTarget<Write> = {
  /** Computes the effects of importing a text. @throws UnusableFileError, DataError */
  check: (text: string) => Promise<DryRun<Write>>;
  /** Writes a batch, whole or not at all. @throws DataError */
  write: (batch: readonly Write[]) => Promise<void>;
  /** Some rows have been written. */
  onWritten: () => Promise<void>;
};

type Checked<Write> = { name: string; text: string; isGuessed: boolean; run: DryRun<Write> };

export type CsvImport<Write> = {
  state: 'idle' | 'reading' | 'checked' | 'writing' | 'done';
  checked: Checked<Write> | null;
  /** Why the file cannot be read, or how the writing failed. */
  error: string | null;
  /** Summary of the rows written. */
  result: string | null;
  progress: { done: number; total: number };
  take: (file: File) => Promise<void>;
  importRows: () => Promise<void>;
};

const toWrite = <Write>({ rows }: DryRun<Write>) => rows.flatMap(({ write }) => write ?? []);

/**
 * Imports a file: reads it, judges its rows, and writes them in batches. After a failure, the next try leaves out what
 * is stored already.
 */
export function useCsvImport<Write>(target: CsvTarget<Write>): CsvImport<Write> {
  const [state, setState] = useState<CsvImport<Write>['state']>('idle');
  const [checked, setChecked] = useState<Checked<Write> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [result, setResult] = useState<string | null>(null);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [isStale, setIsStale] = useState(false);

  const take = async (file: File) => {
    setState('reading');
    setError(null);
    setResult(null);
    setIsStale(false);
    try {
      const { text, isGuessed } = await textOf(file);
      setChecked({ name: file.name, text, isGuessed, run: await target.check(text) });
      setState('checked');
    } catch (failure) {
      setChecked(null);
      setError(failure instanceof UnusableFileError ? failure.message : words.readFailed);
      setState('idle');
    }
  };

  const importRows = async () => {
    if (!checked) return;
    setState('writing');
    setError(null);
    let { run } = checked;
    try {
      // Rows written before the failure, also those whose response was lost, are no changes any more.
      if (isStale) run = await target.check(checked.text);
    } catch {
      setError(words.readFailed);
      setState('checked');
      return;
    }
    const rows = toWrite(run);
    const total = rows.length;
    setProgress({ done: 0, total });
    const onProgress = (done: number) => setProgress({ done, total });
    const { count, refused, failure } = await writeRows(rows, target.write, onProgress);
    const judged = run.rows.map((row) => {
      const said = row.write && refused.get(row.write);
      return said ? faultyRow(row.number, row.name, [words.refusedBy(said)]) : row;
    });
    setChecked({ ...checked, run: { ...run, rows: judged } });
    if (failure === undefined) {
      const text = refused.size > 0 ? words.doneBut(count, refused.size) : words.done(count);
      setResult(text);
      setState('done');
      notify.success(text);
    } else {
      const text =
        failure instanceof DataError && failure.code !== ''
          ? words.stopped(count, total, failure.message)
          : words.failed(count, total);
      setIsStale(true);
      setError(text);
      setState('checked');
      notify.error(text);
    }
    if (count > 0) await target.onWritten();
  };

  return { state, checked, error, result, progress, take, importRows };
}
