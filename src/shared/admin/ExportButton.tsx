import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { type CsvColumn, exportCsv } from './exportCsv.ts';

type ExportButtonProps<Row> = {
  name: string;
  columns: readonly CsvColumn<Row>[];
  load: Parameters<typeof exportCsv<Row>>[0]['load'];
};

const { csv: words } = adminKit;

/** Exports all matching rows as CSV, with progress and cancel. */
export function ExportButton<Row>({ name, columns, load }: ExportButtonProps<Row>) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    try {
      const rows = await exportCsv({ name, columns, load, onProgress, signal });
      if (rows !== null) notify.success(words.done(rows));
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The export failed', error);
      notify.error(words.failed);
    } finally {
      setProgress(null);
    }
  };

  if (!progress)
    return (
      <Button variant="secondary" size="sm" onClick={() => void run()}>
        <Download aria-hidden />
        {words.export}
      </Button>
    );
  return (
    <span className="flex items-center gap-2">
      <output className="text-muted tabular-nums">
        {words.progress(progress.done, progress.total)}
      </output>
      <Button variant="quiet" size="sm" onClick={() => running.current?.abort()}>
        {words.cancel}
      </Button>
    </span>
  );
}
