import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { type DryRun, dryRun, textOf, UnusableFileError } from './data/dryRun.ts';
import { useVenueChanges } from './data/useVenues.ts';
import { listAllVenues } from './data/venueTable.ts';
import { DryRunResult } from './DryRunResult.tsx';

const { import: words } = adminVenues;

/** Compares a file with what is there. @throws UnusableFileError, DataError */
async function checkFile(file: File): Promise<{ name: string; run: DryRun }> {
  const text = await textOf(file);
  const venues = await listAllVenues(new AbortController().signal);
  return { name: file.name, run: dryRun(text, venues) };
}

function importFailure(error: Error): string {
  return error instanceof DataError && error.code !== ''
    ? words.refusedBy(error.message)
    : words.failed;
}

/** Brings venues in from a CSV file: first what it would change, then all of it or nothing. */
export function ImportVenues() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden />
        {words.button}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.title} size="lg">
        <ImportSteps />
      </Dialog>
    </>
  );
}

function ImportSteps() {
  const input = useRef<HTMLInputElement>(null);
  const { importRows } = useVenueChanges();
  const check = useMutation({ mutationFn: checkFile });
  const { rows = [] } = check.data?.run ?? {};
  const of = (state: string) => rows.filter((row) => row.state === state).length;
  const write = useMutation({
    mutationFn: async () => importRows(rows.flatMap((row) => row.write ?? [])),
    onSuccess: () => notify.success(words.done(of('new'), of('changed'))),
  });
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    // The same file may be chosen again when it has been corrected.
    if (file) {
      write.reset();
      check.mutate(file);
    }
    if (input.current) input.current.value = '';
  };
  return (
    <div className="space-y-4">
      <p className="max-w-prose">{words.intro}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={words.choose}
        onChange={({ target }) => take(target.files)}
      />
      <Button
        variant="secondary"
        disabled={check.isPending || write.isPending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        {check.isIdle ? words.choose : words.chooseAgain}
      </Button>
      {check.isPending && <output className="block">{words.reading}</output>}
      {check.error && (
        <p role="alert" className="text-sindoor font-medium">
          {check.error instanceof UnusableFileError ? check.error.message : words.readFailed}
        </p>
      )}
      {check.data && !check.isPending && (
        <DryRunResult
          name={check.data.name}
          run={check.data.run}
          state={write.status}
          onImport={() => write.mutate()}
        />
      )}
      {write.isSuccess && (
        <output className="block font-semibold">{words.done(of('new'), of('changed'))}</output>
      )}
      {write.error && (
        <p role="alert" className="text-sindoor font-medium">
          {importFailure(write.error)}
        </p>
      )}
    </div>
  );
}
