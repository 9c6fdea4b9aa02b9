import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import { type CsvImport, type CsvTarget, useCsvImport } from './useCsvImport.ts';

/** The dialog's title, what to do, and what a row is called. */
export type ImportTexts = { title: string; intro: string; name: string };

type ImportCsvProps<Write> = {
  target: CsvTarget<Write>;
  texts: ImportTexts;
};

/** Brings rows in from a file of a spreadsheet: first what it would change, then the good rows of it. */
export function ImportCsv<Write>({ target, texts }: ImportCsvProps<Write>) {
  const [isOpen, setIsOpen] = useState(false);
  // Outside of the dialog, so that an import continues if the dialog is closed.
  const state = useCsvImport(target);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden />
        {words.button}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title} size="lg">
        <ImportSteps texts={texts} csv={state} />
      </Dialog>
    </>
  );
}

type ImportStepsProps<Write> = { texts: ImportCsvProps<Write>['texts']; csv: CsvImport<Write> };

function ImportSteps<Write>({ texts, csv }: ImportStepsProps<Write>) {
  const input = useRef<HTMLInputElement>(null);
  const { state, checked, error, result, progress, take, importRows } = csv;
  const isBusy = state === 'reading' || state === 'writing';
  return (
    <div className="space-y-4">
      <p className="max-w-prose">{texts.intro}</p>
      {/* Any file: phones call a CSV of WhatsApp what they like, and its bytes tell what it is. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again when it has been corrected.
          target.value = '';
        }}
      />
      <Button variant="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {checked === null && error === null ? words.choose : words.chooseAgain}
      </Button>
      {state === 'reading' && <output className="block">{words.reading}</output>}
      {error !== null && checked === null && <Failure text={error} />}
      {checked !== null && state !== 'reading' && (
        <DryRunResult
          name={checked.name}
          isGuessed={checked.isGuessed}
          run={checked.run}
          rowName={texts.name}
          isDone={state === 'done'}
          isWriting={state === 'writing'}
          onImport={() => void importRows()}
        >
          {state === 'writing' && (
            <div className="space-y-1">
              <output className="block">{words.progress(progress.done, progress.total)}</output>
              <progress
                className="w-full"
                aria-label={texts.title}
                value={progress.done}
                max={Math.max(1, progress.total)}
              />
            </div>
          )}
          {result !== null && <output className="block font-semibold">{result}</output>}
          {error !== null && <Failure text={error} />}
        </DryRunResult>
      )}
    </div>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sindoor font-medium">
      {text}
    </p>
  );
}
