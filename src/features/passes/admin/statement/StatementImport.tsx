import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import type { StatementColumns } from '@/shared/admin/statement/statementColumns.ts';
import { useStatement } from './data/useStatement.ts';
import { StatementColumnsForm } from './StatementColumnsForm.tsx';
import { StatementPreview } from './StatementPreview.tsx';

const { statement: words } = adminPayments;

/** Imports a bank's statement: pasted or chosen, previewed, then stored. */
export function StatementImport({ toCheck }: { toCheck: string }) {
  const state = useStatement();
  const [text, setText] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { read, isReading, refusal, isImporting } = state;
  const isBusy = isReading || isImporting;
  const statement = read?.statement;
  const take = (source: string | Blob) => {
    setIsChoosing(false);
    state.take(source);
  };
  const choose = (columns: StatementColumns) => {
    setIsChoosing(false);
    state.choose(columns);
  };
  return (
    <div className="space-y-5">
      <div className="max-w-prose space-y-1">
        <p>{words.intro}</p>
        <p className="font-semibold">{words.nothingPaid}</p>
      </div>
      <div className="max-w-3xl space-y-3">
        <TextArea
          label={words.paste}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy || text.trim() === ''} onClick={() => take(text)}>
            {words.read}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.file}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) take(file);
              // The same file may be chosen again when it has been corrected.
              target.value = '';
            }}
          />
          <Button variant="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            {words.file}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {isReading && <p>{words.reading}</p>}
        {refusal !== null && !isReading && (
          <p role="alert" className="text-sindoor max-w-prose font-medium">
            {refusal}
          </p>
        )}
      </div>
      {!isReading && read !== null && refusal === null && (
        <>
          {read.isGuessed && <p className="font-semibold">{words.guessed}</p>}
          {(statement?.state === 'unknown' || isChoosing) && (
            <StatementColumnsForm
              layout={read.statement.layout}
              doubt={statement?.state === 'unknown' ? statement.doubt : null}
              onChoose={choose}
            />
          )}
          {statement?.state === 'read' && !isChoosing && (
            <StatementPreview
              statement={statement}
              state={state}
              toCheck={toCheck}
              onColumns={() => setIsChoosing(true)}
              onAgain={() => {
                setText('');
                state.clear();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
